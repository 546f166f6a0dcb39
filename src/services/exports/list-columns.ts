import 'server-only'
import { slugs } from '@collections/slugs'
import type { Field, SanitizedCollectionConfig } from 'payload'
import { toWords } from 'payload/shared'
import { cellText } from './cell-text'
import type { Cell } from './cell-text'

type Row = Record<string, unknown>

export type Column = { name: string; label: string; cell: (row: Row) => Cell }

/** What belongs to a row for whoever reads the table, and stands in the row behind it. */
const beside: Record<string, { relation: string; field: string; label: string }[]> = {
  [slugs.payments]: [{ relation: 'quote', field: 'customerName', label: 'Customer' }],
}

type TitleOf = (collection: string) => string

/**
 * The columns of a list: those that the admin shows at first, then the others as its form has them. What
 * nobody reads in a cell is left out: hidden fields, stored JSON, formatted text, rows within a row.
 */
export function columnsOf(config: SanitizedCollectionConfig, titleOf: TitleOf): Column[] {
  const columns = columnsIn(config.fields, [], titleOf)
  const first = (config.admin.defaultColumns ?? []).filter((name) => !isDate(name))
  const place = ({ name }: Column) => (first.includes(name) ? first.indexOf(name) : first.length)
  return namedApart([
    ...columns.toSorted((a, b) => place(a) - place(b)),
    ...besideOf(config.slug),
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

function columnsIn(fields: Field[], path: string[], titleOf: TitleOf): Column[] {
  return fields.flatMap((field): Column[] => {
    if ('name' in field && isDate(field.name)) return []
    if (field.type !== 'ui' && field.admin && 'hidden' in field.admin && field.admin.hidden)
      return []
    if ('hidden' in field && field.hidden) return []
    switch (field.type) {
      case 'row':
      case 'collapsible':
        return columnsIn(field.fields, path, titleOf)
      case 'group':
        return columnsIn(field.fields, 'name' in field ? [...path, field.name] : path, titleOf)
      case 'tabs':
        return field.tabs.flatMap((tab) =>
          columnsIn(tab.fields, 'name' in tab ? [...path, tab.name] : path, titleOf),
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
            label:
              typeof field.label === 'string' ? field.label : toWords(field.name.replace('_', '')),
            cell: (row) => read(valueAt(row, way)),
          },
        ]
      }
      default:
        return []
    }
  })
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
