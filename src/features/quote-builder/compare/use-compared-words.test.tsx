import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { aShower, door, half, parts, shop } from '../../../../tests/fixtures/glass-work'
import { alternativesTo } from '@/domain/glass-rules/alternatives'
import { priceQuote } from '@/domain/pricing/price-quote'
import type { QuoteRequest } from '@/domain/pricing/types'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { useComparedWords } from './use-compared-words'

const heavy = aShower([door(28, 76)], { ...half, hardware: [{ id: parts.third, quantity: 1 }] })

function Facts({ of }: { of: string }) {
  const words = useComparedWords(heavy, shop, 'USD')
  const alternative = alternativesTo(heavy, shop).find(({ key }) => key === of)
  return alternative ? words.facts(alternative).join(' ') : null
}

function Taken({ from, of }: { from: QuoteRequest; of: string }) {
  const words = useComparedWords(from, shop, 'USD')
  const alternative = alternativesTo(from, shop).find(({ key }) => key === of)
  if (!alternative) return null
  const priced = priceQuote(alternative.request, shop)
  return priced.ok ? words.taken(alternative, { ...priced.quote, totalCost: 1827.61 }) : null
}

const inPage = (node: ReactNode, locale: 'en' | 'es') =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={forNextIntl({ quote: catalogueOf(locale).quote })}
      timeZone={timeZone}
    >
      {node}
    </NextIntlClientProvider>,
  )

const factsOf = (of: string, locale: 'en' | 'es' = 'en') => inPage(<Facts of={of} />, locale)

it('says which hinges a lighter door does without, and only there', () => {
  expect(factsOf('thickness 9.525')).toContain(
    'The two standard hinges are enough then. Not in this price: hinges 12.',
  )
  expect(factsOf('thickness 9.525', 'es')).toContain('Entonces bastan las dos bisagras estándar.')
  const inFinish = factsOf('finish low_iron')
  expect(inFinish).not.toBe('')
  expect(inFinish).not.toMatch(/hinges/i)
})

it.each([
  ['en', 'Now 3/8 in glass: $1,827.61. No longer in it: hinges 12.'],
  ['es', 'Ahora vidrio de 3/8 pulg: $1,827.61. Ya no lleva: hinges 12.'],
] as const)('says which hinges went with the glass that was there, in %s', (locale, said) => {
  expect(inPage(<Taken from={heavy} of="thickness 9.525" />, locale)).toBe(said)
})

it('says which hinges came with a heavier glass, and how many', () => {
  const light = aShower([door(28, 76), door(28, 76)], {})
  expect(inPage(<Taken from={light} of="thickness 12.7" />, 'en')).toBe(
    'Now 1/2 in glass: $1,827.61. Added for it: 2 × hinges 12.',
  )
})
