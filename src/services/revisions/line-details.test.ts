import { describe, expect, it } from 'vitest'
import { hardwareDetail, installationDetail } from './line-details'

const shower = {
  serviceType: 'shower_glass_quote',
  panels: [{ widthIn: 28, heightIn: 76, role: 'door' as const }],
}

describe('the installation', () => {
  it('and the standard hardware of a shower are in the price of the glass, which is said once', () => {
    const said = installationDetail({ installationFee: 0 }, shower)
    expect(said?.en).toMatch(/^In the glass price, as is standard hardware: two hinges/)
    expect(said?.en.match(/glass price/g)).toHaveLength(1)
    expect(said?.es.match(/precio del vidrio/g)).toHaveLength(1)
  })

  it('of a shower that pays for it says what hardware is in the price, and of a pane nothing', () => {
    const said = installationDetail({ installationFee: 120 }, shower)
    expect(said?.en).toMatch(/^Standard hardware is in the glass price: two hinges/)
    expect(installationDetail({ installationFee: 120 }, undefined)).toBeNull()
    expect(installationDetail({ installationFee: 0 }, undefined)?.en).toBe('In the glass price')
  })
})

it('the price of hinges is the difference to the standard pair; other hardware has no such line', () => {
  const sold = [
    { id: 7, carries: { hinges: 2, mostLb: 110, mostIn: 36 } },
    { id: 8, carries: null },
  ]
  expect(hardwareDetail({ id: 7 }, sold)).toEqual({
    en: 'The difference to the two standard hinges in the glass price',
    es: 'La diferencia con las dos bisagras estándar del precio del vidrio',
  })
  expect(hardwareDetail({ id: 8 }, sold)).toBeNull()
  expect(hardwareDetail({ id: 9 }, sold)).toBeNull()
})
