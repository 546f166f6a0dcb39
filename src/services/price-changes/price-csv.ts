import 'server-only'
import { editsPrices, worksHere } from '@collections/access/roles'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { canBe } from '@/domain/price-change/can-be'
import { readPrice } from '@/domain/price-change/draft-changes'
import { keyOf, priceTables } from '@/domain/price-change/price-cell'
import type { PriceCell, PriceChange, PriceKey } from '@/domain/price-change/price-cell'
import type { ServiceContext } from '../context'
import { noteExport } from '../exports/export-notes'
import type { PriceRefusal } from './outcome'
import { byKey, readPriceList } from './read-price-list'

const columns = [
  'table',
  'row',
  'name',
  'kind',
  'thickness_mm',
  'supplier',
  'unit',
  'price',
] as const

type Ctx = Pick<ServiceContext, 'payload' | 'actor'>

/** The price list as a table that `readPriceCsv` takes back. */
export async function priceCsv({
  payload,
  actor,
  now,
}: Ctx & Pick<ServiceContext, 'now'>): Promise<{ ok: true; csv: string } | PriceRefusal> {
  if (actor === null || !worksHere(actor)) return { ok: false, kind: 'forbidden' }
  await noteExport({ payload, actor, now }, 'price-list')
  const lines = (await readPriceList({ payload })).map((cell) => [
    cell.table,
    cell.row,
    cell.name,
    cell.kind,
    cell.thicknessMm ?? '',
    cell.supplier,
    cell.unit === 'percent' ? 'percent' : cell.per,
    // a figure below zero begins as a formula does, and is none
    { text: String(cell.now) },
  ])
  const csv = stringify([[...columns], ...lines], {
    bom: true, // a spreadsheet takes the text for UTF-8 by it
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: ({ text }) => ({ value: String(text), escape_formulas: false }) },
  })
  return { ok: true, csv }
}

/** Why a line of a table was not taken. */
type LineTrouble =
  'noTable' | 'noRow' | 'otherName' | 'noPrice' | 'impossible' | 'twice' | 'columns'

export type CsvRead = {
  changes: (PriceChange & { name: string })[]
  /** Lines that say what holds already. */
  same: number
  refused: { line: number; trouble: LineTrouble; said: string }[]
}

const csvWish = z.object({ csv: z.string().max(250_000) })

/** A dry run over a table of prices: every change, and every line that was refused and why. Writes nothing. */
export async function readPriceCsv({
  ctx: { payload, actor },
  wish,
}: {
  ctx: Ctx
  wish: unknown
}): Promise<({ ok: true } & CsvRead) | PriceRefusal> {
  if (actor === null || !editsPrices(actor)) return { ok: false, kind: 'forbidden' }
  const read = csvWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const records = recordsOf(read.data.csv)
  if (records === null) return { ok: false, kind: 'malformed' }
  return { ok: true, ...changesIn(records, await readPriceList({ payload })) }
}

type Line = { line: number; fields: Record<string, string> }

function recordsOf(csv: string): Line[] | null {
  try {
    const records = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[]
    return records.map(({ info, record }) => ({ line: info.lines, fields: record }))
  } catch {
    return null
  }
}

function changesIn(lines: readonly Line[], cells: readonly PriceCell[]): CsvRead {
  const known = byKey(cells)
  const seen = new Set<PriceKey>()
  const result: CsvRead = { changes: [], same: 0, refused: [] }
  for (const { line, fields } of lines) {
    const refuse = (trouble: LineTrouble, said = '') => {
      result.refused.push({ line, trouble, said: said.slice(0, 80) })
    }
    const table = priceTables.find((name) => name === fields.table)
    if (fields.table === undefined || fields.row === undefined || fields.price === undefined) {
      refuse('columns')
    } else if (table === undefined) {
      refuse('noTable', fields.table)
    } else {
      const key = keyOf({ table, row: Number(fields.row) })
      const cell = known.get(key)
      const after = readPrice(bare(fields.price))
      if (cell === undefined) refuse('noRow', fields.row)
      else if (seen.has(key)) refuse('twice', cell.name)
      else if (fields.name && bare(fields.name) !== bare(cell.name)) {
        refuse('otherName', fields.name)
      } else if (after === null) refuse('noPrice', fields.price)
      else if (!canBe(cell, after)) refuse('impossible', fields.price)
      else if (after === cell.now) result.same += 1
      else {
        result.changes.push({ table, row: cell.row, name: cell.name, before: cell.now, after })
      }
      seen.add(key)
    }
  }
  return result
}

/** What is put before a text that could be a formula is no part of it. */
function bare(text: string): string {
  return text.replace(/^'/, '').trim()
}
