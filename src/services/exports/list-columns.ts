import 'server-only'
import { isAdmin } from '@collections/access/roles'
import type { Viewer } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { Field, SanitizedCollectionConfig } from 'payload'
import { toWords } from 'payload/shared'
import { cellText } from './cell-text'
import type { Cell } from './cell-text'
import { refundColumns } from './refund-columns'

type Row = Record<string, unknown>

export type Column = { name: string; label: string; cell: (row: Row) => Cell }

/** What belongs to a row for whoever reads the table, and stands in the row behind it. */
const beside: Record<string, { relation: string; field: string; label: string }[]> = {
  [slugs.payments]: [{ relation: 'quote', field: 'customerName', label: 'Customer' }],
}

/** What only an administrator follows up: accounts, numbers of Stripe, and what the site kept for itself. */
const ofAdministrators: Record<string, string[]> = {
  [slugs.payments]: [
    'user',
    'stripeSessionId',
    'stripePaymentIntentId',
    'expiresAt',
    'shownSettledAt',
    'revision',
  ],
}

/** Headings that say alone what a form says among others. */
const headings: Record<string, Record<string, string>> = {
  [slugs.payments]: {
    method: 'Paid by',
    purpose: 'Paid for',
    paidAt: 'Paid on',
    refundedAmount: 'Given back',
    isHeld: 'Held: another amount or currency came in',
  },
}

type TitleOf = (collection: string) => string

/**
 * The columns of a list: those that the admin shows at first, then the others as its form has them. What
 * nobody reads in a cell is left out: hidden fields, stored JSON, formatted text, rows within a row.
 */
export function columnsOf(
  config: SanitizedCollectionConfig,
  titleOf: TitleOf,
  reader: Viewer,
): Column[] {
  const kept = isAdmin(reader) ? [] : (ofAdministrators[config.slug] ?? [])
  const columns = columnsIn(config.fields, { path: [], group: '' }, titleOf)
    .filter(({ name }) => !kept.includes(name))
    .map((column) => ({ ...column, label: headings[config.slug]?.[column.name] ?? column.label }))
  const first = (config.admin.defaultColumns ?? []).filter((name) => !isDate(name))
  const place = ({ name }: Column) => (first.includes(name) ? first.indexOf(name) : first.length)
  return namedApart([
    ...columns.toSorted((a, b) => place(a) - place(b)),
    ...besideOf(config.slug),
    ...(config.slug === slugs.payments ? refundColumns : []),
    ...(config.timestamps
      ? [dateOfRow('createdAt', 'Created'), dateOfRow('updatedAt', 'Changed')]
      : []),
  ])
}

/** A heading stands once: the second of a name is called what its field is. */
function namedApart(columns: Column[]): Column[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    const label = taken.has(column.label) ? toWords(column.name.replaceAll('.', ' ')) : column.label
    taken.add(label)
    return { ...column, label }
  })
}

/** Where a field stands: the names that lead to its value, and the heading of its group. */
type Above = { path: string[]; group: string }

function columnsIn(fields: Field[], above: Above, titleOf: TitleOf): Column[] {
  const { path, group } = above
  return fields.flatMap((field): Column[] => {
    if ('name' in field && isDate(field.name)) return []
    if (field.type !== 'ui' && field.admin && 'hidden' in field.admin && field.admin.hidden)
      return []
    if ('hidden' in field && field.hidden) return []
    switch (field.type) {
      case 'row':
      case 'collapsible':
        return columnsIn(field.fields, above, titleOf)
      case 'group':
        return columnsIn(
          field.fields,
          'name' in field
            ? {
                path: [...path, field.name],
                group: typeof field.label === 'string' ? field.label : group,
              }
            : above,
          titleOf,
        )
      case 'tabs':
        return field.tabs.flatMap((tab) =>
          columnsIn(
            tab.fields,
            'name' in tab ? { path: [...path, tab.name], group } : above,
            titleOf,
          ),
        )
      case 'text':
      case 'textarea':
      case 'email':
      case 'number':
      case 'checkbox':
      case 'date':
      case 'select':
      case 'radio':
      case 'relationship':
      case 'upload': {
        const way = [...path, field.name]
        const read = cellText(field, titleOf)
        return [
          {
            name: way.join('.'),
            label: group === '' ? labelOf(field) : `${group}: ${labelOf(field)}`,
            cell: (row) => read(valueAt(row, way)),
          },
        ]
      }
      default:
        return []
    }
  })
}

function labelOf({ name, label }: { name: string; label?: unknown }): string {
  return typeof label === 'string' ? label : toWords(name.replace('_', ''))
}

function besideOf(slug: string): Column[] {
  return (beside[slug] ?? []).map(({ relation, field, label }) => ({
    name: `${relation}.${field}`,
    label,
    cell: (row) => {
      const value = valueAt(row, [relation, field])
      return typeof value === 'string' ? value : ''
    },
  }))
}

/** The fields of related rows that columns show, for Payload to read no others. */
export function besideFields(slug: string): string[] {
  return (beside[slug] ?? []).map(({ field }) => field)
}

function dateOfRow(name: string, label: string): Column {
  const read = cellText(
    { name, type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    () => '',
  )
  return { name, label, cell: (row) => read(row[name]) }
}

function isDate(name: string): boolean {
  return name === 'createdAt' || name === 'updatedAt'
}

function valueAt(row: Row, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Row)[name] : undefined,
    row,
  )
}
