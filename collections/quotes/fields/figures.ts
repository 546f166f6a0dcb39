import type { Field, NumberField } from 'payload'
import { within } from '../../fields/bounds'
import { money } from '../../fields/money'
import { hardwareList } from '../lists'

function line(name: string, label: string, more: { defaultValue?: number } = {}): NumberField {
  return money({
    name,
    label,
    ...more,
    required: true,
    currencyFrom: 'currencyCodeAtQuote',
    admin: { width: '50%', components: { Cell: '/src/admin/cells/money-cell#MoneyCell' } },
  })
}

function percent(name: string, label: string): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: true,
    validate: within({ min: 0, max: 1000 }),
    admin: { width: '50%' },
  }
}

export const figures: Field[] = [
  {
    type: 'row',
    fields: [
      line('totalCost', 'Total'),
      {
        name: 'totalAreaSqFt',
        type: 'number',
        label: 'Area (sq ft)',
        required: true,
        validate: within({ min: 0, max: 10_000 }),
        admin: { width: '50%' },
      },
      line('calculatedGlassPrice', 'Glass'),
      line('calculatedInstallationFee', 'Installation'),
      line('totalHardwareCost', 'Hardware'),
      line('otherLinesTotal', 'Other lines', { defaultValue: 0 }),
      line('subtotal', 'Subtotal'),
      percent('profitMarginAppliedPercentage', 'Overhead and profit (percent)'),
      line('profitAmount', 'Overhead and profit'),
      line('discountAmount', 'Discount', { defaultValue: 0 }),
      percent('taxRateApplied', 'Tax rate (percent)'),
      line('taxAmount', 'Tax'),
      { name: 'taxType', type: 'text', label: 'Tax', maxLength: 60, admin: { width: '50%' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'currencyCodeAtQuote',
        type: 'text',
        label: 'Currency',
        required: true,
        maxLength: 3,
        admin: { width: '50%' },
      },
      {
        name: 'currencySymbolAtQuote',
        type: 'text',
        label: 'Currency symbol',
        required: true,
        maxLength: 8,
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'Hardware lines as they are stored',
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'itemizedHardware',
        type: 'json',
        label: 'Hardware lines',
        required: true,
        defaultValue: [],
        validate: hardwareList,
        admin: { components: { Field: '/src/admin/stored-data#StoredData' } },
      },
    ],
  },
]
