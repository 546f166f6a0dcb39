import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { Load } from '@/domain/glass-rules/work'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { LoadBar } from './load-bar'

const { quote } = catalogueOf('en')

function textsOf(load: Load) {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
      <LoadBar load={load} isBlock={false} />
    </NextIntlClientProvider>,
  )
  return [...markup.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, look = '', text = '']) => ({
    text,
    x: Number(/x="([^"]*)"/.exec(look)?.[1]),
    endsThere: look.includes('text-anchor="end"'),
  }))
}

describe('the words of a load', () => {
  it('end at a limit that stands well into the line, which begins at 0', () => {
    const texts = textsOf({ of: 'piece_lb', value: 180, limit: 150 })
    expect(texts.map(({ text }) => text)).toEqual(['piece 180 lb', '0', 'two people 150 lb'])
    expect(texts[2]).toMatchObject({ endsThere: true })
  })

  it('begin at a limit at the far left, in the place of the 0', () => {
    const [value, limit, ...more] = textsOf({ of: 'piece_lb', value: 4000, limit: 150 })
    expect([value?.text, limit?.text, more]).toEqual(['piece 4,000 lb', 'two people 150 lb', []])
    expect(limit).toMatchObject({ endsThere: false })
    expect(limit?.x).toBeGreaterThanOrEqual(0)
  })
})
