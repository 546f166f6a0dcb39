import type { CollectionConfig, Field } from 'payload'

const cells = {
  yes: '/src/admin/cells/yes-cell#YesCell',
  mail: '/src/admin/cells/mail-cell#MailCell',
  phone: '/src/admin/cells/phone-cell#PhoneCell',
}

/** Lists say what a row holds as people would: a switch in words, an address or a number as a link. */
export function withPlainCells(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(plain) }
}

/** Of fields that a list can show as a column; what stands in an array is none. */
function plain(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(plain) }))
    return { ...field, tabs }
  }
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') {
    return { ...field, fields: field.fields.map(plain) }
  }
  if (field.type === 'checkbox') return { ...field, admin: shownBy(cells.yes, field.admin) }
  if (field.type === 'email') return { ...field, admin: shownBy(cells.mail, field.admin) }
  if (field.type === 'text' && /phone$/i.test(field.name)) {
    return { ...field, admin: shownBy(cells.phone, field.admin) }
  }
  // what was stored by machines is read on the row's own page
  if (field.type === 'json' && !field.admin?.components?.Cell) {
    return { ...field, admin: { ...field.admin, disableListColumn: true, disableListFilter: true } }
  }
  return field
}

type Shown = { components?: { Cell?: unknown } }

function shownBy<Admin extends Shown>(Cell: string, admin: Admin | undefined) {
  return { ...admin, components: { Cell, ...admin?.components } } as Admin
}
