/** The tables whose rows hold one price each, with the field that is the price. */
export const priceFields = {
  'glass-types': 'basePricePerSqFt',
  hardware: 'cost',
  'glass-finishes': 'costModifierValue',
  'installation-factors': 'costModifierValue',
  'tax-rules': 'rate',
} as const

/** The figures that every quote shares, each with the number that stands for its row in a set. */
export const settingFields = {
  1: 'profitMarginPercentage',
  2: 'installationBaseFee',
  3: 'minimumBilledSqFt',
  4: 'depositPercentage',
  5: 'depositFloor',
  6: 'depositWholeBelow',
} as const

export type SettingField = (typeof settingFields)[keyof typeof settingFields]

/** The table whose rows are the shared figures. */
export const settingsTable = 'pricing-settings'

export type RowTable = keyof typeof priceFields
export type PriceTable = RowTable | typeof settingsTable

export const priceTables: [PriceTable, ...PriceTable[]] = [
  ...(Object.keys(priceFields) as [RowTable, ...RowTable[]]),
  settingsTable,
]

/** The shared figure that a row of a set stands for; null for a number that is none. */
export function settingOf(row: number): SettingField | null {
  return Object.hasOwn(settingFields, row) ? settingFields[row as keyof typeof settingFields] : null
}

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
  /** Nothing is no figure here: it switches the rule off. */
  zeroIsOff?: true
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
