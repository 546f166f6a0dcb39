import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import type { UndoneWork } from '@/services/office/undone-work'
import { timeText } from './money-text'
import { TryAgain } from './try-again'

/** Letters and records that failed, each with why, when it is tried next, and a way to do it now. */
export async function UndoneList({ works }: { works: UndoneWork[] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.work' })
  const nameOf = ({ what }: UndoneWork) =>
    what.kind === 'mail'
      ? t('mail', { subject: what.subject, to: what.to })
      : `${t(`kinds.${what.work}`)} · ${paymentReference(what.paymentId)}`
  return (
    <ul className="office-undone">
      {works.map((work) => (
        <li key={work.id}>
          {work.what.kind === 'payment' ? (
            <a href={`/admin/collections/payments/${work.what.paymentId}`}>{nameOf(work)}</a>
          ) : (
            nameOf(work)
          )}
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
