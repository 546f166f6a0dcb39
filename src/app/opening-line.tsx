import { getTranslations } from 'next-intl/server'
import { OpeningPrice } from '@/builder/opening-price/opening-price'
import { placeholders } from '@/client/opening/opening-texts'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { formatInches } from '@/domain/measure/format-length'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { siteFormatter } from '@/i18n/site-formatter'
import type { Messages } from '@/messages'
import { readOpeningExample } from '@/services/content/opening-example'

type Props = {
  locale: Locale
  work: OpeningWork
  /** What it is priced for until the visitor has typed a size. */
  example: OpeningSize
  /** What the thing is called in the sentence. */
  thing: keyof Messages['common']['opening']['things']
  /** Without one the line stands alone, as within a link. */
  leads?: boolean
  className?: string
}

/** One line of a page that says what this costs at the visitor’s size, or for example. */
export async function OpeningLine({
  locale,
  work,
  example,
  thing,
  leads = true,
  className,
}: Props) {
  const t = await getTranslations({ locale, namespace: 'common.opening' })
  const price = await readOpeningExample(locale, work, example)
  const figures = { ...placeholders, thing: t(`things.${thing}`) }
  const money = siteFormatter(locale)
  return (
    <OpeningPrice
      {...{ locale, work }}
      example={{
        width: formatInches(example.widthIn),
        height: formatInches(example.heightIn),
        total:
          price.kind === 'figure'
            ? money.number(price.total, { style: 'currency', currency: price.currencyCode })
            : null,
      }}
      texts={{
        preview: t('preview'),
        example: t('price.example', figures),
        exampleNone: t('price.exampleNone', figures),
        yours: t('price.yours', figures),
        yoursComing: t('price.yoursComing', figures),
        yoursNone: t('price.yoursNone', figures),
        goOn: t('price.goOn'),
        askFirst: t('price.askFirst'),
      }}
      askAt={localHref(locale, '/contact')}
      {...(leads ? { action: localHref(locale, '/get-quote') } : {})}
      {...(className === undefined ? {} : { className })}
    />
  )
}
