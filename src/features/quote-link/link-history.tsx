import type { Locale } from '@/config/locales'
import { siteFormatter } from '@/i18n/site-formatter'
import { translatorOf } from '@/i18n/translator'
import type { LinkedQuote } from '@/services/links/open-link'
import { PaperButton } from './paper-button'

type Props = { locale: Locale; token: string; quote: LinkedQuote }

/** All revisions that the customer was shown, the latest first, each as a file. */
export function LinkHistory({ locale, token, quote }: Props) {
  const t = translatorOf(locale, 'link')
  const format = siteFormatter(locale)
  const { currency } = quote.paper
  return (
    <section>
      <h2 className="font-sans text-base font-semibold">{t('history')}</h2>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {quote.revisions.map(({ number, total }) => (
          <li key={number} className="flex min-h-11 items-center justify-between gap-4">
            <span>
              {t('revision', {
                revision: number,
                total: format.number(total, { style: 'currency', currency }),
              })}
            </span>
            <PaperButton token={token} revision={number} kind="estimate">
              {t('links.pdf')}
            </PaperButton>
          </li>
        ))}
        {quote.money.payments.length > 0 ? (
          <li className="flex min-h-11 items-center justify-between gap-4">
            <span>{t('links.receipts')}</span>
            <PaperButton token={token} revision={quote.revision} kind="statement">
              {t('links.pdf')}
            </PaperButton>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
