import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import { taxIn } from './tax-in'

const words = { en: /tax/i, es: /impuesto/i }

describe.each(locales)('a price in %s', (locale) => {
  const t = translatorOf(locale, 'quote')
  const said = (taxAmount: number) => {
    const tax = taxIn({ taxAmount })
    return [
      t('preview.withHardware', tax),
      t('preview.beforeHardware', { ...tax, last: 'no' }),
      t('shower.bar.preview', tax),
      t('replacement.preview.note', tax),
      t('replacement.bar.preview', tax),
      t('general.preview.note', tax),
      t('general.bar.preview', tax),
      t('estimate.barTotal', tax),
    ]
  }

  it('says that tax is in it', () => {
    for (const text of said(8.25)) expect(text).toMatch(words[locale])
  })

  it('says nothing of tax where no rule asks for any', () => {
    for (const text of said(0)) expect(text).not.toMatch(words[locale])
    expect(said(0)[1]).toMatch(/^(?:With overhead|Con gastos generales)/)
  })
})
