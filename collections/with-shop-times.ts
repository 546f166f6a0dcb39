import type { CollectionConfig, Field } from 'payload'

const components = {
  Field: '/src/admin/shop-time/shop-time-field#ShopTimeField',
  Cell: '/src/admin/moment-cell#MomentCell',
}

/** Times in forms and lists are those of the shop's clock: the platform's own are those of the browser. */
export function withShopTimes(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(timed) }
}

function timed(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(timed) }))
    return { ...field, tabs }
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(timed) } as Field
  if (field.type !== 'date' || field.admin?.date?.pickerAppearance !== 'dayAndTime') return field
  const admin = { ...field.admin, components: { ...components, ...field.admin.components } }
  return { ...field, admin }
}
