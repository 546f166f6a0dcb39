import { describe, expect, it } from 'vitest'
import { linkAddress, readersAddress } from './link-address'

const site = 'https://glass.example'

describe('a link of the editor', () => {
  const internal = (relationTo: string, value: unknown) =>
    linkAddress({ linkType: 'internal', doc: { relationTo, value } })

  it('leads to the page or the post that was chosen', () => {
    expect(internal('pages', { id: 1, slug: 'doors' })).toBe('/products/doors')
    expect(internal('pages', { id: 2, slug: 'warranty' })).toBe('/warranty')
    expect(internal('posts', { id: 3, slug: 'foggy' })).toBe('/posts/foggy')
  })

  it('leads nowhere when its row has no page or is not published', () => {
    expect(internal('quotes', { id: 1 })).toBeNull()
    expect(internal('pages', 7)).toBeNull()
    expect(linkAddress({ linkType: 'internal', doc: null })).toBeNull()
    expect(linkAddress(null)).toBeNull()
  })

  it('leads to the address that was typed', () => {
    expect(linkAddress({ linkType: 'custom', url: '/contact', newTab: false })).toBe('/contact')
    expect(linkAddress({ url: 'https://energystar.gov' })).toBe('https://energystar.gov')
    expect(linkAddress({ linkType: 'custom', url: '' })).toBeNull()
  })
})

describe('an address that staff wrote', () => {
  it.each([
    ['/about', '/es/about'],
    ['/', '/es'],
    ['/get-quote?serviceType=door_replacement', '/es/get-quote?serviceType=door_replacement'],
    [`${site}/products/doors#kinds`, '/es/products/doors#kinds'],
    ['/es/about', '/es/about'],
  ])('%s is the Spanish page for a reader of Spanish', (href, expected) => {
    expect(readersAddress('es', href, site)).toBe(expected)
  })

  it.each([
    ...['https://energystar.gov/about', '//elsewhere.example/about', 'mailto:sales@glass.example'],
    ...['tel:+12145550148', '#kinds', '/api/media/file/plan.pdf', '/admin', '/llms.txt'],
    ...[`${site}.elsewhere.example/about`],
  ])('%s is left as it is', (href) => {
    expect(readersAddress('es', href, site)).toBe(href)
  })

  it('is as it was for a reader of English', () => {
    expect(readersAddress('en', '/about', site)).toBe('/about')
    expect(readersAddress('en', '/es/about', site)).toBe('/es/about')
  })
})
