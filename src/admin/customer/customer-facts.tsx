import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { FactsOfCustomer } from '@/services/customers/facts-of-customer'
import { dateText } from '../money-text'

/** Where the work of a customer is, and what he agreed to; nothing where neither is known. */
export async function CustomerFacts({ facts }: { facts: FactsOfCustomer }) {
  const { places, signed, noReminders } = facts
  if (places.length + signed.length + noReminders.length === 0) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeCustomer.facts' })
  return (
    <dl className="story-facts" aria-label={t('label')}>
      {places.length > 0 ? (
        <div>
          <dt>{t('places')}</dt>
          {places.map(({ address, quoteId, number }) => (
            <dd key={address}>
              {address} <small>{quoteId === null ? t('ofAccount') : linkTo(quoteId, number)}</small>
            </dd>
          ))}
        </div>
      ) : null}
      {signed.length > 0 ? (
        <div>
          <dt>{t('terms')}</dt>
          {signed.map(({ quoteId, number, revision, name, termsVersion, at }) => (
            <dd key={`${quoteId} ${revision}`}>
              {t('signed', { version: termsVersion ?? 'none', name, date: dateText(at) })}{' '}
              <small>{linkTo(quoteId, number)}</small>
            </dd>
          ))}
        </div>
      ) : null}
      {noReminders.length > 0 ? (
        <div>
          <dt>{t('noReminders')}</dt>
          <dd>{t('wanted', { numbers: noReminders.map(({ number }) => number).join(', ') })}</dd>
        </div>
      ) : null}
    </dl>
  )
}

function linkTo(quoteId: number, number: string | null) {
  return <a href={`/admin/collections/quotes/${quoteId}`}>{number}</a>
}
