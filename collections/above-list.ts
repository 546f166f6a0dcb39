import type { CollectionConfig } from 'payload'

/** What stands above each list that the menu shows: a component by its place in the import map. */
export function aboveList(component: string) {
  return (collection: CollectionConfig): CollectionConfig => {
    const { admin } = collection
    if (admin?.hidden === true) return collection
    const above = admin?.components?.beforeListTable ?? []
    return {
      ...collection,
      admin: {
        ...admin,
        components: { ...admin?.components, beforeListTable: [...above, component] },
      },
    }
  }
}
