import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Undone, UndoneWork as Work } from '@/services/office/undone-work'
import { timeText } from '../money-text'
import { TryAgain } from './try-again'

/** Letters and records that failed, each with why, when it is tried next, and a way to do it now. */
export async function UndoneList({ works }: { works: Work[] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.work' })
  const nameOf = ({ what }: Work) => {
    if (what.kind === 'mail') return t('mail', { subject: what.subject, to: what.to })
    if (what.kind === 'visit') return t('visit')
    if (what.kind === 'webhook') return t('webhook', { event: what.event, about: what.about })
    if (what.kind === 'photos') return t('photos')
    if (what.kind === 'plan') return t('plan', { list: what.collection, id: what.docId })
    if (what.kind === 'quote') return `${t('quote')} · ${quoteNumber(what.quoteId)}`
    return `${t(`kinds.${what.work}`)} · ${paymentReference(what.paymentId)}`
  }
  return (
    <ul className="office-undone">
      {works.map((work) => (
        <li key={work.id}>
          {hrefOf(work) ? <a href={hrefOf(work)}>{nameOf(work)}</a> : nameOf(work)}
          <span>
            {work.nextAt === null
              ? t('givenUp', { tries: work.tries, trouble: work.trouble })
              : t('waits', {
                  tries: work.tries,
                  date: timeText(work.nextAt),
                  trouble: work.trouble,
                })}
          </span>
          <TryAgain
            workId={work.id}
            texts={{
              again: t('again'),
              named: t('againNamed', { what: nameOf(work) }),
              asked: t('asked'),
              failed: t('failed'),
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function hrefOf({ what }: Work): string | undefined {
  switch (what.kind) {
    case 'plan':
      return `/admin/collections/${what.collection}/${what.docId}`
    case 'mail':
    case 'photos':
      return undefined
    case 'webhook':
      return `/admin/collections/webhook-deliveries/${what.deliveryId}`
    case 'visit':
      return `/admin/collections/visits/${what.visitId}`
    case 'quote':
      return `/admin/collections/quotes/${what.quoteId}`
    case 'payment':
      return `/admin/collections/payments/${what.paymentId}`
  }
}

/** How many failed, the first of them, and a way to try all again. */
export async function UndoneWork({ count, latest }: Undone) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.work' })
  return (
    <div className="office-queue">
      <h3>{t('title', { count })}</h3>
      <UndoneList works={latest} />
      {count > 1 ? (
        <TryAgain
          workId="all"
          texts={{
            again: t('all'),
            named: t('all'),
            asked: t('allAsked'),
            failed: t('failed'),
          }}
        />
      ) : null}
      <p>{t('note')}</p>
    </div>
  )
}
