import { describe, expect, it } from 'vitest'
import { commercialProducts, commercialProductOf } from './commercial-products'
import { openingOf } from './openings'

describe('openingOf', () => {
  it.each([
    ['shower_glass_quote', 'shower'],
    ['new_shower_installation', 'shower'],
    ['glass_replacement_quote', 'replacement'],
    ['window_replacement', 'replacement'],
    ['door_replacement', 'replacement'],
    ['other_replacement', 'replacement'],
    ['new_window_installation', 'general'],
    ['commercial_glass_installation', 'general'],
    ['other_new_installation', 'general'],
    ['mirrors_tabletops_quote', 'general'],
    ['commercial_inquiry', 'general'],
    ['custom_job', 'custom_job'],
    ['toString', 'picker'],
  ])('opens for %s the flow %s', (serviceType, flow) => {
    expect(openingOf(serviceType).flow).toBe(flow)
  })

  it('says that a service is unknown only when one was named', () => {
    expect(openingOf(null)).toEqual({ flow: 'picker', unknownService: false })
    expect(openingOf('')).toEqual({ flow: 'picker', unknownService: false })
    expect(openingOf('car_wash')).toEqual({ flow: 'picker', unknownService: true })
  })

  it('limits mirrors and tabletops to their glass', () => {
    expect(openingOf('mirrors_tabletops_quote')).toMatchObject({
      glassCategories: ['mirror', 'tabletop'],
    })
    expect(openingOf('commercial_inquiry')).toMatchObject({ glassCategories: null })
  })

  it('heads the general form with a commercial product, and only with a known one', () => {
    expect(openingOf('commercial_inquiry', 'storefronts')).toMatchObject({ product: 'storefronts' })
    expect(openingOf('commercial_inquiry', '<b>free</b>')).toMatchObject({
      flow: 'general',
      product: null,
    })
    expect(openingOf('new_window_installation', 'storefronts')).toMatchObject({ product: null })
  })

  it('opens an inquiry for what is not sold by area', () => {
    const inquiries = commercialProducts.filter(
      (product) => openingOf('commercial_inquiry', product).flow === 'inquiry',
    )
    expect(commercialProducts).toHaveLength(12)
    expect(inquiries).toEqual(['smart_glass', 'hardware_installation'])
  })

  it('knows no product that is not in the list', () => {
    expect(commercialProductOf('constructor')).toBeNull()
    expect(commercialProductOf(undefined)).toBeNull()
  })
})
