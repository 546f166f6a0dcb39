import type { CollectionConfig } from 'payload'

/** A day in a filter of a list is the shop's day, from its beginning to its end. */
export function withDayFilter(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  if (admin?.hidden === true) return collection
  const above = admin?.components?.beforeListTable ?? []
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [...above, '/src/admin/day-filter/day-filter#DayFilter'],
      },
    },
  }
}
