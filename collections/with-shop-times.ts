import type { CollectionConfig, CustomComponent, Field, GlobalConfig } from 'payload'

const components = {
  Field: '/src/admin/shop-time/shop-time-field#ShopTimeField',
  Cell: '/src/admin/cells/moment-cell#MomentCell',
}

/** Times in forms and lists are those of the shop's clock: the platform's own are those of the browser. */
export function withShopTimes(collection: CollectionConfig): CollectionConfig {
  const fields = collection.fields.map(timed)
  const { admin } = collection
  const components = { ...admin?.components, edit: timedHead(admin?.components?.edit) }
  return {
    ...collection,
    admin: { ...admin, components },
    fields: [...fields, ...ownTimes(collection)],
  }
}

/** The same for the head of a global's form. */
export function withShopTimesOfGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const components = {
    ...admin?.components,
    elements: timedHead(admin?.components?.elements),
  }
  return { ...global, admin: { ...admin, components } }
}

function timedHead<Parts extends { beforeDocumentControls?: CustomComponent[] }>(parts?: Parts) {
  const rowTimes = '/src/admin/shop-time/row-times#RowTimes'
  return { ...parts, beforeDocumentControls: [rowTimes, ...(parts?.beforeDocumentControls ?? [])] }
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
