import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { Load } from '@/domain/glass-rules/work'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { LoadBar } from './load-bar'

const { quote } = catalogueOf('en')

function markupOf(load: Load): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
      <LoadBar load={load} isBlock={false} />
    </NextIntlClientProvider>,
  )
}

const textsIn = (markup: string) =>
  [...markup.matchAll(/<(?:p|span)[^>]*>([^<]*)</g)].map(([, text]) => text)

/** Where the words of the limit begin on a bar so wide, and how long they are. */
function limitIn(markup: string, barPx: number, fontPx = 13) {
  const [, percent = '', wide = ''] =
    /clamp\(0em, ([\d.]+)% - ([\d.]+)em[^"]*"[^>]*>(?=two people)/.exec(markup) ?? []
  const length = Number(wide) * fontPx
  const begins = (barPx * Number(percent)) / 100 - length
  return { begins: Math.max(0, Math.min(begins, barPx - length)), length }
}

describe('the words of a load', () => {
  it('end at a limit that stands well into the line, which begins at 0', () => {
    const markup = markupOf({ of: 'piece_lb', value: 180, limit: 150 })
    expect(textsIn(markup)).toEqual(['piece 180 lb', '0', 'two people 150 lb'])
    const { begins, length } = limitIn(markup, 360)
    expect(begins + length).toBeCloseTo(360 * 0.72)
  })

  it('begin at the far left where the limit stands there, in the place of the 0', () => {
    const markup = markupOf({ of: 'piece_lb', value: 4000, limit: 150 })
    expect(textsIn(markup)).toEqual(['piece 4,000 lb', 'two people 150 lb'])
    expect(limitIn(markup, 360).begins).toBe(0)
  })

  it('are as large on a narrow bar as on a wide one, and stay on it', () => {
    const markup = markupOf({ of: 'piece_lb', value: 180, limit: 150 })
    // nothing in it is drawn smaller with the bar
    expect(markup).not.toMatch(/viewBox|font-size/)
    expect(markup).toContain('text-caption')
    const { begins, length } = limitIn(markup, 200)
    expect(begins).toBeGreaterThanOrEqual(0)
    expect(begins + length).toBeLessThanOrEqual(200)
  })
})
