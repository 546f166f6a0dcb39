import { settingFields, settingsTable } from './price-cell'
import type { PriceCell, SettingField } from './price-cell'

const said: Record<
  SettingField,
  Pick<PriceCell, 'name' | 'unit' | 'per'> & Partial<Pick<PriceCell, 'zeroIsOff'>>
> = {
  profitMarginPercentage: { name: 'Overhead and profit', unit: 'percent', per: '' },
  installationBaseFee: { name: 'Installation base fee', unit: 'money', per: 'each' },
  minimumBilledSqFt: { name: 'A pane is billed as at least', unit: 'money', per: 'area' },
  depositPercentage: { name: 'Deposit', unit: 'percent', per: '', zeroIsOff: true },
  depositFloor: { name: 'A deposit is at least', unit: 'money', per: 'each', zeroIsOff: true },
  depositWholeBelow: {
    name: 'Totals below this are due at once',
    unit: 'money',
    per: 'each',
    zeroIsOff: true,
  },
}

/** The figures that every quote shares, as cells of the price list. */
export function settingCells(settings: Record<SettingField, number>): PriceCell[] {
  return Object.entries(settingFields).map(([row, field]) => ({
    table: settingsTable,
    row: Number(row),
    kind: '',
    thicknessMm: null,
    supplier: '',
    active: true,
    now: settings[field],
    ...said[field],
  }))
}
