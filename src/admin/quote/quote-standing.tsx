import { getTranslations } from 'next-intl/server'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import { addressOfLink } from '@/services/links/quote-of-link'
import { findQuote } from '@/services/payments/records'
import { dateText } from '../money-text'

/** What became of a quote that the shop sent: when, whether it was opened, what was answered, its link. */
export async function QuoteStanding({ payload, quoteId }: { payload: Payload; quoteId: number }) {
  // the form does not know the link: no field shows it
  const quote = await findQuote({ payload }, quoteId)
  if (!quote?.sentAt) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote.standing' })
  const { currentRevision: revision, openedAt, acceptedAt, declinedAt } = quote
  const link = addressOfLink(quote)
  const facts: [string, string][] = [
    [t('sent'), t('sentOn', { date: dateText(quote.sentAt), revision })],
    [t('opened'), openedAt ? dateText(openedAt) : t('notOpened')],
  ]
  if (acceptedAt) {
    const name = quote.acceptedName ?? ''
    facts.push([
      t('accepted'),
      t('acceptedBy', { date: dateText(acceptedAt), name, revision: quote.acceptedRevision ?? 1 }),
    ])
  }
  if (declinedAt) {
    facts.push([
      t('declined'),
      [dateText(declinedAt), quote.declineReason].filter(Boolean).join(': '),
    ])
  }
  return (
    <dl className="office-facts" aria-label={t('label')}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('link')}</dt>
        <dd>
          {/* readable, not followed: whoever opens it is the customer */}
          <code className="office-link">{link ?? t('noLink')}</code>
        </dd>
      </div>
    </dl>
  )
}
