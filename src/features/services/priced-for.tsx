import { getTranslations } from 'next-intl/server'
import { OpeningFigure } from '@/builder/opening-price/opening-figure'
import { placeholders } from '@/client/opening/opening-texts'
import type { Locale } from '@/config/locales'
import { formatInches } from '@/domain/measure/format-length'
import { exampleWorks } from '@/domain/services-catalogue/example-works'
import type { ExampleThing } from '@/domain/services-catalogue/example-works'
import { siteFormatter } from '@/i18n/site-formatter'
import { readOpeningExample } from '@/services/content/opening-example'

type Props = { locale: Locale; thing: ExampleThing }

/** What a service costs at the visitor's size, and at an example's before one is typed. */
export async function PricedFor({ locale, thing }: Props) {
  const { work, example } = exampleWorks[thing]
  const t = await getTranslations({ locale, namespace: 'common.opening.listed' })
  const things = await getTranslations({ locale, namespace: 'common.opening.things' })
  const found = await readOpeningExample(locale, work, example)
  return (
    <OpeningFigure
      {...{ locale, work }}
      example={{
        width: formatInches(example.widthIn),
        height: formatInches(example.heightIn),
        total:
          found.kind === 'figure'
            ? siteFormatter(locale).number(found.total, {
                style: 'currency',
                currency: found.currencyCode,
              })
            : null,
        approval: found.kind === 'figure' ? (found.approval?.title ?? null) : null,
      }}
      texts={{
        size: t('size', { ...placeholders, thing: things(thing) }),
        none: t('none'),
        askFirst: t('askFirst', { title: '{title}' }),
      }}
    />
  )
}
