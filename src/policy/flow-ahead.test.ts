import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { flowAheadScript } from './own-scripts.mjs'

function markOf(address: string): string | undefined {
  const { pathname, search } = new URL(address, 'https://shop.example')
  const dataset: { flowAhead?: string } = {}
  runInNewContext(flowAheadScript, {
    location: { pathname, search },
    document: { documentElement: { dataset } },
  })
  return dataset.flowAhead
}

it.each(['/get-quote?serviceType=shower_glass_quote', '/es/get-quote?from=mail&quote_id=12'])(
  '%s says ahead of its header that a flow comes',
  (address) => {
    expect(markOf(address)).toBe('')
  },
)

it.each(['/get-quote', '/get-quote?product=mirrors', '/services?serviceType=shower_glass_quote'])(
  '%s has the header of every page',
  (address) => {
    expect(markOf(address)).toBeUndefined()
  },
)
