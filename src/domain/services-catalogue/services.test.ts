import { describe, expect, it } from 'vitest'
import { contentOf, isPricedService, pickerBays, servicesOf } from './services'

describe('what a bay of the picker leads to', () => {
  it('is a flow, the kinds in the order of the catalogue, or a mail draft', () => {
    expect(contentOf('shower')).toEqual({ leadsTo: 'flow', service: 'shower_glass_quote' })
    expect(contentOf('installation')).toEqual({
      leadsTo: 'kinds',
      kinds: [
        { service: 'new_window_installation', drawing: 'new_window' },
        { service: 'commercial_glass_installation', drawing: 'storefront' },
        { service: 'new_shower_installation', drawing: 'enclosure' },
        { service: 'other_new_installation', drawing: 'opening' },
      ],
    })
    expect(contentOf('custom')).toEqual({ leadsTo: 'mail' })
  })

  it('shows eight of the eleven services', () => {
    const shown = pickerBays.map(contentOf).map((content) => {
      if (content.leadsTo === 'mail') return 0
      return content.leadsTo === 'flow' ? 1 : content.kinds.length
    })
    expect(shown).toEqual([1, 3, 4, 0])
  })
})

it('knows each service of each flow, and nothing else', () => {
  expect(servicesOf('shower')).toEqual(['shower_glass_quote', 'new_shower_installation'])
  expect(servicesOf('replacement')).toHaveLength(4)
  expect(servicesOf('general')).toHaveLength(5)
  expect(isPricedService('toString')).toBe(false)
  expect(isPricedService('custom_job')).toBe(false)
})
