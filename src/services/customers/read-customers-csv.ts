import 'server-only'
import { CsvError, parse } from 'csv-parse/sync'
import { fieldOfHeading } from '@/domain/customer/read-customer-row'
import type { Cells, ImportedField } from '@/domain/customer/read-customer-row'

/** A row with the line of the file that it begins on. */
export type CsvRow = { line: number; cells: Cells }

export type CsvTable =
  | { ok: true; rows: CsvRow[]; ignored: string[] }
  | { ok: false; kind: 'no_columns' | 'too_many' }
  | { ok: false; kind: 'broken'; line: number }

export const mostRows = 1_000

type Parsed = { record: string[]; info: { lines: number } }

/** Reads a table as spreadsheets write it: with commas, semicolons or tabs between its cells. */
export function readCustomersCsv(file: string): CsvTable {
  // the parser counts both ends of a Windows line that is within a cell
  const text = file.replace(/\r\n?/g, '\n')
  let parsed: Parsed[]
  try {
    parsed = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { ok: false, kind: 'broken', line: Number(error.lines ?? 1) }
  }
  const [head, ...records] = parsed
  const columns = (head?.record ?? []).map((heading) => fieldOfHeading(heading))
  if (!columns.includes('name')) return { ok: false, kind: 'no_columns' }
  if (records.length > mostRows) return { ok: false, kind: 'too_many' }
  const ignored = (head?.record ?? []).filter(
    (heading, at) => heading.trim() !== '' && columns[at] === null,
  )
  return { ok: true, rows: records.map((row) => rowOf(row, columns)), ignored }
}

/** A cell may go over several lines; people look for the first of them. */
function rowOf({ record, info }: Parsed, columns: (ImportedField | null)[]): CsvRow {
  const breaks = record.join('').split('\n').length - 1
  const cells: Cells = {}
  record.forEach((cell, at) => {
    const field = columns[at]
    // of two columns for one thing the first that says something
    if (field && !cells[field]) cells[field] = cell
  })
  return { line: info.lines - breaks, cells }
}

function delimiterOf(text: string): string {
  const head = text.split('\n', 1)[0] ?? ''
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
