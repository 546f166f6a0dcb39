import { expect, it } from 'vitest'
import { hrefOfKind } from './href-of-kind'

it('leads to the service that prices such work, without what one of them is made of', () => {
  const shower = '/es/get-quote?serviceType=shower_glass_quote&thickness=3%2F8&step=3'
  expect(hrefOfKind([{ priceHref: null }, { priceHref: shower }])).toBe(
    '/es/get-quote?serviceType=shower_glass_quote',
  )
  expect(hrefOfKind([{ priceHref: null }])).toBeNull()
})
