import { expect, test } from 'vitest'
import { defaultComplexityFactor } from './default-choices'
import { priceQuote } from './price-quote'
import { rowsInLanguage } from './rows-in-language'
import { tablesFromRows } from './tables-from-rows'

const spanish = { reader: 'es', office: 'en' }
const percent = (value: number) => ({ costModifierType: 'percentage', costModifierValue: value })

/** The tables as they are read in every language at once. */
const stored = {
  regions: [
    { id: 1, name: { en: 'Texas' }, currencyCode: 'USD', currencySymbol: '$', usesVat: false },
  ],
  glassTypes: [
    {
      id: 1,
      name: { en: 'Laminated 6 mm', es: 'Laminado de 6 mm' },
      category: 'specialty',
      thicknessMm: 6,
      basePricePerSqFt: 28,
    },
  ],
  glassFinishes: [{ id: 1, key: 'rain', name: { en: 'Rain', es: 'Lluvia' }, ...percent(15) }],
  hardware: [
    {
      id: 1,
      name: { en: 'Handle', es: 'Jaladera' },
      description: { en: 'Brass.', es: 'Latón.' },
      cost: 85,
      unitOfMeasure: 'each',
    },
  ],
  installationFactors: [
    {
      id: 1,
      name: { en: 'Demanding', es: 'Exigente' },
      factorType: 'complexity',
      ...percent(50),
      sqFtMultiplierThreshold: 40,
      sqFtMultiplierValue: 1.2,
      largeFormatMultiplier: 1.1,
    },
    {
      id: 2,
      name: { en: 'Upper floors / high-rise', es: 'Pisos altos' },
      factorType: 'location',
      ...percent(25),
      highAltitudeMultiplier: 1.3,
    },
    { id: 3, name: { en: 'Standard', es: 'Normal' }, factorType: 'complexity', ...percent(75) },
  ],
  taxRules: [
    { id: 1, region: 1, rate: 8.25, taxType: { en: 'Sales Tax', es: 'Impuesto sobre las ventas' } },
  ],
}

function tablesFor(reader: string) {
  const lists = Object.entries(stored).map(([name, rows]) => [
    name,
    rowsInLanguage(rows, { reader, office: 'en' }),
  ])
  const rows = Object.fromEntries(lists) as Record<keyof typeof stored, unknown[]>
  return tablesFromRows({ ...rows, glassRules: [], pricingSettings: {} })
}

/** The fourth worked example. */
const request = {
  serviceType: 'other_new_installation',
  regionId: 1,
  glassTypeId: 1,
  finishId: 1,
  thicknessMm: 10,
  widthFt: 8,
  heightFt: 7.5,
  hardware: [{ id: 1, quantity: 2 }],
  complexityFactorId: 1,
  locationFactorId: 2,
}

test('a row is read in the reader’s language and keeps what the office calls it', () => {
  expect(rowsInLanguage(stored.hardware, spanish)).toEqual([
    { ...stored.hardware[0], name: 'Jaladera', description: 'Latón.', officeName: 'Handle' },
  ])
})

test('what has no translation is read as the office wrote it', () => {
  expect(rowsInLanguage(stored.regions, spanish)).toEqual([{ ...stored.regions[0], name: 'Texas' }])
})

test('a row that was read in one language is left as it is', () => {
  const rows = [{ id: 1, name: 'Texas' }, 'no row']
  expect(rowsInLanguage(rows, spanish)).toEqual(rows)
})

test('a price is the same in every language, upper floors and all', () => {
  const inSpanish = priceQuote(request, tablesFor('es'))
  expect(inSpanish).toMatchObject({ ok: true, quote: { totalCost: 3525.22 } })
  expect(tablesFor('es').factors[1]?.name).toBe('Pisos altos')
  expect(priceQuote(request, tablesFor('en'))).toMatchObject({ quote: { totalCost: 3525.22 } })
})

test('the standard complexity is chosen by the office’s name for it', () => {
  expect(defaultComplexityFactor(tablesFor('es'), 1)?.name).toBe('Normal')
})

test('tables in the office’s language hold nothing more than before', () => {
  expect(JSON.stringify(tablesFor('en'))).not.toContain('officeName')
})
