import type { HeldBack } from './held-back-pages'
import type { Life } from './life'
import type { Shared } from './replicas'
import type { Ratio } from './requests'
import { limit } from './small-and-grown'
import type { Compared, Settled } from './small-and-grown'

export type TableRow = {
  what: string
  unit: 'a second' | 'ms' | 'MB'
  here: number
  beside: number
  /** Here by beside; of what is counted a second more is better, of the rest less. */
  ratio: number
  lost?: number
  /** Where it is more than may be. */
  over?: 'over'
}

const ratio = (here: number, beside: number) => Number((here / beside).toFixed(2))

export function ofRequests(found: readonly Ratio[]): TableRow[] {
  return found.map(({ what, perSecond, besidePerSecond, ...row }) => ({
    what,
    unit: 'a second',
    here: perSecond,
    beside: besidePerSecond,
    ratio: row.ratio,
  }))
}

/** Each page beside the bare one on the same line. */
export function ofHeldBack(found: readonly HeldBack[]): TableRow[] {
  return found.flatMap(({ page, line, ...here }) => {
    const bare = found.find((row) => row.page === 'a bare page' && row.line === line)
    if (bare === undefined || page === 'a bare page') return []
    const row = (moment: string, value: number, beside: number): TableRow => ({
      what: `${page} ${moment}, ${line}, beside a bare page`,
      unit: 'ms',
      here: value,
      beside,
      ratio: ratio(value, beside),
    })
    return [
      row('painted', here.largestPaintMs, bare.largestPaintMs),
      row('hydrated', here.hydratedMs, bare.hydratedMs),
    ]
  })
}

export function ofShared(found: readonly Shared[]): TableRow[] {
  return found.map(({ what, one, two, lost }) => ({
    what: `${what}, two processes beside one`,
    unit: 'a second',
    here: two,
    beside: one,
    ratio: ratio(two, one),
    lost,
  }))
}

export function ofLife({ start, memory }: Life): TableRow[] {
  const rows: TableRow[] = [
    {
      what: `memory after ${memory.minutes} minutes of use, beside at rest`,
      unit: 'MB',
      here: memory.afterMb,
      beside: memory.atRestMb,
      ratio: ratio(memory.afterMb, memory.atRestMb),
    },
  ]
  const { coldMs, warmMs } = start
  if (coldMs !== null) {
    rows.push({
      what: 'a cold start to the first page, beside a warm one',
      unit: 'ms',
      here: coldMs,
      beside: warmMs,
      ratio: ratio(coldMs, warmMs),
    })
  }
  return rows
}

export function ofShops(found: readonly Compared[]): TableRow[] {
  return found.map((row) => ({
    what: `${row.what}, grown database beside a small one`,
    unit: 'ms',
    here: row['grown, ms'],
    beside: row['small, ms'],
    ratio: row.ratio,
    ...(row.ratio > limit && { over: 'over' }),
  }))
}

export function ofSettled(small: Settled, grown: Settled): TableRow[] {
  return [
    {
      what: 'payments settled, grown database beside a small one',
      unit: 'a second',
      here: grown.perSecond,
      beside: small.perSecond,
      ratio: ratio(grown.perSecond, small.perSecond),
      lost: small.lost + grown.lost,
    },
    {
      what: 'payments settled, beside the same events told again',
      unit: 'a second',
      here: small.perSecond,
      beside: small.toldAgainPerSecond,
      ratio: ratio(small.perSecond, small.toldAgainPerSecond),
    },
  ]
}

export function showTable(rows: readonly TableRow[], earlier: readonly TableRow[]): void {
  console.table(
    rows.map((row) => {
      const before = earlier.find(({ what }) => what === row.what)
      return before === undefined ? row : { ...row, 'ratio before': before.ratio }
    }),
  )
}
