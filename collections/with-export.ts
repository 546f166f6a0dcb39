import type { CollectionConfig } from 'payload'

/** Each list that the menu shows can be taken along as a table. */
export function withExport(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  if (admin?.hidden === true) return collection
  const above = admin?.components?.beforeListTable ?? []
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [...above, '/src/admin/export/export-list#ExportList'],
      },
    },
  }
}
