import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { OwnQuote } from '@/services/quotes/own-quotes'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { QuoteRow } from './quote-row'

type Props = { locale: Locale; quotes: OwnQuote[] }

/** One's quotes, a sheet each. */
export async function QuoteList({ locale, quotes }: Props) {
  const t = await getTranslations({ locale, namespace: 'account.quotes' })
  if (quotes.length === 0) {
    return (
      <div className="border-y border-rule py-12">
        <p className="font-display text-h3">{t('emptyTitle')}</p>
        <p className="mt-2 max-w-md text-text-second">{t('emptyText')}</p>
        <Link
          href={localHref(locale, '/get-quote')}
          className={classNames(buttonClasses('sun', 'large'), 'mt-6')}
        >
          {t('start')}
        </Link>
      </div>
    )
  }
  return (
    <ul>
      {quotes.map((quote) => (
        <QuoteRow key={quote.id} locale={locale} quote={quote} />
      ))}
    </ul>
  )
}
