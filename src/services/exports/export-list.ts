import 'server-only'
import { unreadable } from '@collections/rest/asked'
import { slugs } from '@collections/slugs'
import { stringify } from 'csv-stringify/sync'
import type { SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { Actor, ServiceContext } from '../context'
import type { Cell } from './cell-text'
import { noteExport } from './export-notes'
import { besideFields, columnsOf } from './list-columns'
import type { Column } from './list-columns'
import { mayExport } from './may-export'

/** As the list in the admin has it: its filter as JSON, what was typed into its search, its order. */
const wish = z.object({
  where: z.string().max(8_000).default('{}').transform(asWhere),
  search: z.string().max(200).default(''),
  sort: z.string().max(100).optional(),
})

export type ListExport =
  | { ok: true; name: string; pages: AsyncIterable<string> }
  | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'not_found' | 'unreadable' }

type Args = { ctx: ServiceContext; list: string; query: unknown }

type Row = Record<string, unknown> & { id: number }

type Reading = { config: SanitizedCollectionConfig; actor: Actor; where: Where }

const pageRows = 500

/**
 * A list of the admin as a table for a spreadsheet, read and written a page at a time: as many rows as
 * there are never stand in memory at once. A list of one page keeps its order; a longer one comes newest
 * first, each page from where the last ended, so that rows which come or go meanwhile shift no others.
 */
export async function exportList({ ctx, list, query }: Args): Promise<ListExport> {
  const { actor, now, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const config = payload.config.collections.find(({ slug }) => slug === list)
  if (config === undefined) return { ok: false, kind: 'not_found' }
  if (!mayExport(actor, config)) return { ok: false, kind: 'forbidden' }
  const read = wish.safeParse(query)
  if (!read.success || unreadable(read.data) !== null) return { ok: false, kind: 'unreadable' }
  const { where: filter, search, sort } = read.data
  const where = mergeListSearchAndWhere({ collectionConfig: config, search, where: filter })
  const reading: Reading = { config, actor, where }
  const first = await firstPage(ctx, reading, sort ?? defaultSort(config))
  if (first === 'unreadable') return { ok: false, kind: 'unreadable' }
  const columns = columnsOf(config, (slug) => titleField(ctx, slug), actor)
  await noteExport(ctx, list)
  return {
    ok: true,
    name: `${list}-${shopDayOf(now(), timeZone)}.csv`,
    pages: pagesOf(ctx, reading, columns, first),
  }
}

async function firstPage(
  ctx: ServiceContext,
  reading: Reading,
  sort: string,
): Promise<Row[] | 'unreadable'> {
  try {
    const inOrder = await rowsOf(ctx, reading, sort)
    return inOrder.length < pageRows ? inOrder : await rowsOf(ctx, reading, '-id')
  } catch (error) {
    // a filter by a field that there is not, or that is not for this reader
    if (error instanceof Error && error.name === 'QueryError') return 'unreadable'
    throw error
  }
}

async function* pagesOf(
  ctx: ServiceContext,
  reading: Reading,
  columns: Column[],
  first: Row[],
): AsyncGenerator<string> {
  // Excel takes the text for UTF-8 by its first character.
  yield `\uFEFF${lines([columns.map(({ label }) => label)])}`
  for (let rows = first; ;) {
    yield lines(rows.map((row) => columns.map(({ cell }) => cell(row))))
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageRows) return
    rows = await nextPage(ctx, reading, last.id)
  }
}

/** What goes wrong here ends a download that has begun: the browser says that it failed. */
async function nextPage(ctx: ServiceContext, reading: Reading, after: number): Promise<Row[]> {
  const where = { and: [reading.where, { id: { less_than: after } }] }
  try {
    return await rowsOf(ctx, { ...reading, where }, '-id')
  } catch (error) {
    const list = reading.config.slug
    ctx.payload.logger.error({ err: error, msg: 'An export broke off', list })
    throw error
  }
}

async function rowsOf(
  ctx: ServiceContext,
  { config, actor, where }: Reading,
  sort: string,
): Promise<Row[]> {
  const { docs } = await ctx.payload.find({
    // any list; the types know `joins` where there are some
    collection: config.slug as typeof slugs.quotes,
    where,
    sort,
    limit: pageRows,
    pagination: false,
    depth: 1,
    joins: false,
    populate: titlesOnly(ctx, config),
    user: { ...actor, collection: slugs.users },
    overrideAccess: false,
  })
  return docs as unknown as Row[]
}

/** Of each related row its title is read, and what stands beside the row. */
function titlesOnly(
  ctx: ServiceContext,
  config: SanitizedCollectionConfig,
): Record<string, Record<string, true>> {
  const more = Object.fromEntries(besideFields(config.slug).map((field) => [field, true] as const))
  return Object.fromEntries(
    ctx.payload.config.collections.map(({ slug }) => [
      slug,
      { [titleField(ctx, slug)]: true, ...more },
    ]),
  )
}

function titleField({ payload }: ServiceContext, slug: string): string {
  const config = payload.config.collections.find((one) => one.slug === slug)
  return config?.admin.useAsTitle ?? 'id'
}

function defaultSort({ defaultSort: sort }: SanitizedCollectionConfig): string {
  return typeof sort === 'string' ? sort : '-id'
}

function lines(rows: Cell[][]): string {
  return stringify(rows, {
    // What somebody wrote must not be computed.
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: ({ figure }) => ({ value: String(figure), escape_formulas: false }) },
  })
}

function asWhere(text: string, ctx: z.RefinementCtx): Where {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Where
  } catch {
    // said below
  }
  ctx.addIssue({ code: 'custom', message: 'where is JSON' })
  return z.NEVER
}
