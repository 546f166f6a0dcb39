import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetDrafts, writeOwnDraft, writeSharedDraft } from './quote-drafts'
import { placeOfEstimate, standingEstimate } from './standing-estimate'

/** A browser's storage: what it holds are its own properties. */
function storage(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }) as Storage
}

beforeEach(() => {
  vi.stubGlobal('window', {
    ...{ localStorage: storage(), sessionStorage: storage(), dispatchEvent: () => true },
  })
})
afterEach(() => vi.unstubAllGlobals())

const pane = [{ widthIn: 36, heightIn: 76 }]

function flow(totalCost: unknown, more: object = {}, calculatedAt = '2026-11-27T15:00:00.000Z') {
  const request = { panels: pane }
  const calculated = { request, quote: { totalCost, currencyCode: 'USD' }, calculatedAt }
  return JSON.stringify({ version: 1, draft: {}, calculated, saved: null, ...more })
}

it('is the latest price that was worked out in this browser and not saved', () => {
  writeOwnDraft('window_replacement', flow(231, {}, '2026-11-26T15:00:00.000Z'))
  writeSharedDraft('shower_glass_quote', flow(1294.7))
  writeOwnDraft('door_replacement', flow(900, { calculated: null }))
  writeOwnDraft('figure:shower_glass_quote', JSON.stringify({ totalCost: 9, currencyCode: 'USD' }))
  expect(standingEstimate()).toEqual({
    serviceType: 'shower_glass_quote',
    product: null,
    sizes: pane,
    totalCost: 1294.7,
    currencyCode: 'USD',
  })
})

it('is none once it is saved, or whoever was signed in has left', () => {
  const saved = { saved: { id: 5, number: 'Q-000005' } }
  writeOwnDraft('shower_glass_quote', flow(1294.7, saved))
  expect(standingEstimate()).toBeNull()
  writeOwnDraft('window_replacement', flow(231))
  expect(standingEstimate()).not.toBeNull()
  forgetDrafts(Date.now() + 1)
  expect(standingEstimate()).toBeNull()
})

it.each([
  ['no request', undefined],
  ['panels that are no list', { panels: 3 }],
  ['a panel that is none', { panels: [null] }],
  ['a size in words', { panels: [{ widthIn: '36', heightIn: 76 }] }],
])('is none of what another version of the page kept with %s', (_, request) => {
  const quote = { totalCost: 700, currencyCode: 'USD' }
  const calculated = { request, quote, calculatedAt: '2026-11-27T15:00:00.000Z' }
  writeOwnDraft('window_replacement', JSON.stringify({ calculated }))
  expect(standingEstimate()).toBeNull()
})

it('is none of what another version of the page kept', () => {
  writeOwnDraft('shower_glass_quote', '{')
  writeOwnDraft('window_replacement', flow('231'))
  writeOwnDraft('door_replacement', JSON.stringify({ calculated: { request: {} } }))
  writeOwnDraft('other_replacement', 'null')
  expect(standingEstimate()).toBeNull()
})

it('has sizes in inches where the form was filled in in feet, and a place in the builder', () => {
  const request = { widthFt: 6, heightFt: 5.5 }
  const quote = { totalCost: 700, currencyCode: 'USD' }
  const calculated = { request, quote, calculatedAt: '2026-11-27T15:00:00.000Z' }
  writeOwnDraft('commercial_inquiry:storefronts', JSON.stringify({ calculated }))
  const found = standingEstimate()
  expect(found?.sizes).toEqual([{ widthIn: 72, heightIn: 66 }])
  expect(found && placeOfEstimate(found)).toBe(
    '/get-quote?serviceType=commercial_inquiry&product=storefronts&step=quote',
  )
})
