import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { placeholders } from '@/client/opening/opening-texts'

/** The words of the sheet; the browser puts the figures in. */
export async function entryTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'home.entry' })
  return {
    texts: {
      label: t('label'),
      title: t('title'),
      what: t('what'),
      width: t('width'),
      height: t('height'),
      unit: t('unit'),
      open: t('open'),
      unread: t('unread'),
      preview: t('preview'),
      spoken: t('spoken', placeholders),
      coming: t('coming'),
      none: t('none'),
      inches: t('inches', placeholders),
      taxIn: t('taxIn', placeholders),
      noTax: t('noTax', placeholders),
      extras: t('extras'),
      changeGlass: t('changeGlass', placeholders),
      changeFinish: t('changeFinish', placeholders),
      range: t('range'),
      rangeNote: t('rangeNote'),
      rangeSpoken: t('rangeSpoken', placeholders),
      byHand: t('byHand'),
      survey: t('survey'),
      askFirst: t('askFirst'),
      fractions: t('fractions'),
      sixteenth: t('sixteenth'),
    },
    names: {
      shower_glass_quote: t('shower'),
      window_replacement: t('window'),
      new_window_installation: t('newWindow'),
      mirrors_tabletops_quote: t('mirror'),
      commercial_glass_installation: t('commercial'),
    },
  }
}

/** The words over the picture. */
export async function heroTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'home.hero.opening' })
  return {
    slider: {
      slider: t('slider'),
      inches: t('inches', placeholders),
      about: t('about'),
      valueText: t('valueText', placeholders),
      valueTextAbout: t('valueTextAbout', placeholders),
      assumed: t('assumed', placeholders),
      assumedNoTax: t('assumedNoTax', placeholders),
      rest: t('rest', placeholders),
      restFits: t('restFits', placeholders),
      beyond: t('beyond'),
      carryOn: t('carryOn'),
    },
    row: { row: t('row', placeholders), rowAbout: t('rowAbout', placeholders) },
  }
}
