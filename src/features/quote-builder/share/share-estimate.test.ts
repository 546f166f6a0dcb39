import { afterEach, expect, it, vi } from 'vitest'
import type { QuoteRequest } from '@/domain/pricing/types'
import { shareEstimate } from './share-estimate'

const request = { serviceType: 'shower_glass_quote' } as QuoteRequest

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(status: number, errors: { field: string; message: string }[]) {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors }, { status })))
}

it.each([
  ['of the address', 422, 'email', true],
  ['of the sizes', 422, 'inputs.panels', false],
  ['of too many at once', 429, 'email', false],
])('tells a refusal %s from others', async (_, status, field, isOfAddress) => {
  answering(status, [{ field, message: 'No.' }])
  expect(await shareEstimate(request, { quoteId: undefined, email: 'nonsense' })).toEqual({
    ...{ kind: 'failed', message: 'No.' },
    isOfAddress,
  })
})
