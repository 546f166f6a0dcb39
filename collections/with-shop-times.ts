import type { CollectionConfig, Field } from 'payload'

const components = {
  Field: '/src/admin/shop-time/shop-time-field#ShopTimeField',
  Cell: '/src/admin/moment-cell#MomentCell',
}

/** Times in forms and lists are those of the shop's clock: the platform's own are those of the browser. */
export function withShopTimes(collection: CollectionConfig): CollectionConfig {
  const fields = collection.fields.map(timed)
  return { ...collection, fields: [...fields, ...ownTimes(collection)] }
}

/** When a row was made and changed: fields that the platform would add by itself, with its own clock. */
function ownTimes({ timestamps, fields }: CollectionConfig): Field[] {
  if (timestamps === false) return []
  return (['updatedAt', 'createdAt'] as const)
    .filter((name) => !fields.some((field) => 'name' in field && field.name === name))
    .map((name) => ({
      name,
      type: 'date',
      index: true,
      label: ({ t }) => t(`general:${name}`),
      admin: { disableBulkEdit: true, hidden: true, components: { Cell: components.Cell } },
    }))
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
