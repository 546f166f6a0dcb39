import type { PricingRows } from '@/domain/pricing/tables-from-rows'
import { keyOf, priceFields, settingOf, settingsTable } from './price-cell'
import type { PriceChange, RowTable } from './price-cell'

const placeOf = {
  'glass-types': 'glassTypes',
  hardware: 'hardware',
  'glass-finishes': 'glassFinishes',
  'installation-factors': 'installationFactors',
  'tax-rules': 'taxRules',
} as const satisfies Record<RowTable, keyof PricingRows>

/** The rows that prices are made from, with the wanted prices in the place of today's. */
export function changedRows(rows: PricingRows, changes: readonly PriceChange[]): PricingRows {
  const wanted = new Map(changes.map((change) => [keyOf(change), change.after]))
  const changed = { ...rows }
  for (const [table, place] of Object.entries(placeOf) as [RowTable, keyof typeof rows][]) {
    const old = rows[place] as readonly { id: number }[]
    Object.assign(changed, {
      [place]: old.map((row) => {
        const after = wanted.get(keyOf({ table, row: row.id }))
        return after === undefined ? row : { ...row, [priceFields[table]]: after }
      }),
    })
  }
  return { ...changed, pricingSettings: changedSettings(rows.pricingSettings, changes) }
}

function changedSettings(settings: unknown, changes: readonly PriceChange[]): unknown {
  const wanted = changes.flatMap(({ table, row, after }) => {
    const field = table === settingsTable ? settingOf(row) : null
    return field === null ? [] : [[field, after] as const]
  })
  return { ...(settings as object), ...Object.fromEntries(wanted) }
}
