import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { aShower, door, half, parts, shop } from '../../../../tests/fixtures/glass-work'
import { alternativesTo } from '@/domain/glass-rules/alternatives'
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

const factsOf = (of: string, locale: 'en' | 'es' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={forNextIntl({ quote: catalogueOf(locale).quote })}
      timeZone={timeZone}
    >
      <Facts of={of} />
    </NextIntlClientProvider>,
  )

it('says which hinges a lighter door does without, and only there', () => {
  expect(factsOf('thickness 9.525')).toContain(
    'The two standard hinges are enough then. Not in this price: hinges 12.',
  )
  expect(factsOf('thickness 9.525', 'es')).toContain('Entonces bastan las dos bisagras estándar.')
  const inFinish = factsOf('finish low_iron')
  expect(inFinish).not.toBe('')
  expect(inFinish).not.toMatch(/hinges/i)
})
