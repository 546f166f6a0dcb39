/** The tables whose rows hold one price each, with the field that is the price. */
export const priceFields = {
  'glass-types': 'basePricePerSqFt',
  hardware: 'cost',
  'glass-finishes': 'costModifierValue',
  'installation-factors': 'costModifierValue',
  'tax-rules': 'rate',
} as const

export type PriceTable = keyof typeof priceFields

export const priceTables = Object.keys(priceFields) as [PriceTable, ...PriceTable[]]

/** What the figure of a price is: money, or percent of something. */
export type PriceUnit = 'money' | 'percent'

/** One price of the list: the row it stands on and what it is now, in major units or percent. */
export type PriceCell = {
  table: PriceTable
  row: number
  name: string
  /** What a row is picked by; empty where its table has no such thing. */
  kind: string
  thicknessMm: number | null
  supplier: string
  unit: PriceUnit
  /** What the money is for, as the list says it: `sqFt`, `each`, `pair`, … */
  per: string
  active: boolean
  now: number
}

/** A price as somebody wants it; `meant` is why, where it looks like a slip. */
export type PriceChange = {
  table: PriceTable
  row: number
  before: number
  after: number
  meant?: string | undefined
}

export type PriceKey = `${PriceTable}/${number}`

export function keyOf({ table, row }: Pick<PriceCell, 'table' | 'row'>): PriceKey {
  return `${table}/${row}`
}

/**
 * How much a price grows, as a factor of what is paid for it: a surcharge of 10 percent that becomes 12
 * grows what it is put on by 112 to 110. Infinite where something was free.
 */
export function growthOf(unit: PriceUnit, before: number, after: number): number {
  if (unit === 'percent') return (100 + after) / (100 + before)
  if (before === 0) return after === 0 ? 1 : Number.POSITIVE_INFINITY
  return after / before
}
