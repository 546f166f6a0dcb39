import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import { offeredFrontGlass } from '@/domain/storefront/front-glass'
import { rangeOfStorefront } from '@/domain/storefront/front-range'
import { usualStorefront } from '@/domain/storefront/storefront'
import { siteFormatter } from '@/i18n/site-formatter'
import type { PlateContext } from './plate-page'

type Props = Pick<PlateContext, 'locale' | 'tables'> & {
  /** Where one draws one's own. */
  drawnAt: string
}

/** What the glass of the usual front comes to, before anybody has seen the place; and where one draws another. */
export async function FrontRangeNote({ locale, tables, drawnAt }: Props) {
  const t = await getTranslations({ locale, namespace: 'plates.rail' })
  const [glass] = offeredFrontGlass(tables)
  const range = glass ? rangeOfStorefront(usualStorefront, glass, tables) : null
  const { widthIn, heightIn } = usualStorefront
  return (
    <p className="page pt-3.5 pb-4 text-base">
      <span className="block max-w-[70ch] text-pretty">
        {range === null
          ? t('rangeFirst')
          : t('range', {
              width: widthIn / 12,
              height: heightIn / 12,
              low: money(range.low, range.currencyCode),
              high: money(range.high, range.currencyCode),
            })}{' '}
        <Link href={localHref(locale, drawnAt)} className="rail-link">
          {t('drawForRange')}
        </Link>
      </span>
    </p>
  )

  function money(amount: number, currency: string): string {
    return siteFormatter(locale).number(amount, {
      ...{ style: 'currency', currency, maximumFractionDigits: 0 },
    })
  }
}
