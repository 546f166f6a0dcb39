import { isEmailAddress } from '../account/email-address'
import { looksLikePhone } from '../account/text-fields'

const importedFields = [
  'name',
  'email',
  'phone',
  'status',
  'source',
  'tags',
  'firstContactDate',
  'lastContactDate',
] as const

export type ImportedField = (typeof importedFields)[number]

/** How columns are called in the tables that shops have, ours among them; in small letters alone. */
const headings: Record<ImportedField, string[]> = {
  name: ['name', 'fullname', 'customer', 'customername', 'client'],
  email: ['email', 'emailaddress', 'mail'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'cell'],
  status: ['status'],
  source: ['source'],
  tags: ['tags', 'tag'],
  firstContactDate: ['firstcontactdate', 'firstcontact', 'since'],
  lastContactDate: ['lastcontactdate', 'lastcontact'],
}

/** What a column is, by its heading; null for one that is not taken. */
export function fieldOfHeading(heading: string): ImportedField | null {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '')
  return importedFields.find((field) => headings[field].includes(plain)) ?? null
}

/** Options by what a cell may say: the label in small letters, or the value. */
export type Options = Record<'status' | 'source', Map<string, string>>

export type RowProblem =
  | 'name_missing'
  | 'name_too_long'
  | 'email_invalid'
  | 'phone_invalid'
  | 'unreachable'
  | 'status_unknown'
  | 'source_unknown'
  | 'date_invalid'
  | 'tag_too_long'

export type ImportedCustomer = {
  name: string
  email: string | null
  phone: string | null
  status: string | null
  source: string | null
  tags: string[]
  firstContactDate: string | null
  lastContactDate: string | null
}

export type ReadRow =
  { ok: true; customer: ImportedCustomer } | { ok: false; problems: RowProblem[] }

export type Cells = Partial<Record<ImportedField, string>>

const longest = { name: 150, tag: 40 }

/** A row of somebody's table as a customer, or all that is wrong with it. */
export function readCustomerRow(cells: Cells, options: Options): ReadRow {
  const said = (field: ImportedField) => plainText(cells[field] ?? '')
  const [name, email, phone] = [said('name'), said('email').toLowerCase(), said('phone')]
  const [status, source] = [optionOf('status', cells, options), optionOf('source', cells, options)]
  const first = dayOf(said('firstContactDate'))
  const last = dayOf(said('lastContactDate'))
  const tags = said('tags')
    .split(/[;,]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  const problems: RowProblem[] = []
  if (name === '') problems.push('name_missing')
  if (name.length > longest.name) problems.push('name_too_long')
  if (email !== '' && !isEmailAddress(email)) problems.push('email_invalid')
  if (phone !== '' && !looksLikePhone(phone)) problems.push('phone_invalid')
  if (email === '' && phone === '') problems.push('unreachable')
  if (status === 'unknown') problems.push('status_unknown')
  if (source === 'unknown') problems.push('source_unknown')
  if (first === 'invalid' || last === 'invalid') problems.push('date_invalid')
  if (tags.some((tag) => tag.length > longest.tag)) problems.push('tag_too_long')
  if (problems.length > 0 || first === 'invalid' || last === 'invalid') {
    return { ok: false, problems }
  }
  return {
    ok: true,
    customer: {
      name,
      email: email === '' ? null : email,
      phone: phone === '' ? null : phone,
      status,
      source,
      tags,
      firstContactDate: first,
      lastContactDate: last,
    },
  }
}

/** A number by which two spellings of it are one: its digits, without the country's. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/(x|ext).*$/i, '').replace(/\D/g, '')
  if (digits.length < 7) return null
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Our own tables put an apostrophe before what a spreadsheet would compute. */
function plainText(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '')
}

function optionOf(field: 'status' | 'source', cells: Cells, options: Options): string | null {
  const cell = plainText(cells[field] ?? '').toLowerCase()
  if (cell === '') return null
  return options[field].get(cell) ?? 'unknown'
}

/** The noon of a day, as the admin keeps days; `2026-11-25` and `11/25/2026` are read. */
function dayOf(cell: string): string | null {
  if (cell === '') return null
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(cell)
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : american
      ? [american[3], american[1], american[2]]
      : []
  if (year === undefined || month === undefined || day === undefined) return 'invalid'
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${written}T12:00:00.000Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written)
  return isDay ? at.toISOString() : 'invalid'
}
