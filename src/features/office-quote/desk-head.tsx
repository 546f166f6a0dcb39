'use client'

import { useTranslations } from 'next-intl'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import type { Keeping } from './state/use-office-quote'
import { useMoney } from './use-money'

type Props = {
  known: OfficeQuote | null
  keeping: Keeping
  onRetry: () => void
  onSettle: (theirs: OfficeQuote, whose: 'mine' | 'theirs') => void
}

const places = { admin: '/admin', quotes: '/admin/collections/quotes' }

/** Which quote it is, how it stands, and whether what is typed is kept. */
export function DeskHead({ known, keeping, onRetry, onSettle }: Props) {
  const t = useTranslations('officeQuote')
  const statuses = useTranslations('officeQuote.caller.quoteStatus')
  return (
    <header className="border-b border-rule-stone pt-4 pb-3">
      <nav aria-label={t('head.path')} className="flex flex-wrap gap-x-2 text-small">
        <a href={places.admin} className="text-link">
          {t('head.admin')}
        </a>
        <span aria-hidden="true">/</span>
        <a href={places.quotes} className="text-link">
          {t('head.quotes')}
        </a>
      </nav>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="text-h3">{t('head.title')}</h1>
        {known ? (
          <a
            href={`/admin/collections/quotes/${known.id}`}
            className="border border-field-edge px-2 text-small"
          >
            <span className="font-semibold">{known.number}</span> · {standing(known)}
          </a>
        ) : null}
        <p role="status" className="text-small text-text-second">
          {said()}
        </p>
      </div>
      {known && known.sentAt && known.isDraft ? (
        <p className="mt-2 text-small">
          {t('head.nextRevision', { sent: known.sentRevision, revision: known.revision })}
        </p>
      ) : null}
      <div className="grid gap-3 pt-3 empty:hidden">{trouble()}</div>
    </header>
  )

  /** An open quote of the office is told by what the customer did with it, not by how it came to be. */
  function standing({ said: state, origin, sentAt, acceptedAt }: OfficeQuote): string {
    if (state !== 'pending_payment') return statuses(state)
    if (acceptedAt !== null) return t('head.accepted')
    if (sentAt !== null) return t('head.sent')
    return origin === 'website' ? t('head.savedOnSite') : statuses(state)
  }

  function said() {
    switch (keeping.kind) {
      case 'saving':
      case 'waiting':
        return t('head.saving')
      case 'kept':
        return t('head.kept')
      case 'untouched':
        return known ? null : t('head.untouched')
      default:
        return null
    }
  }

  function trouble() {
    const again = <Button onClick={onRetry}>{t('head.again')}</Button>
    switch (keeping.kind) {
      case 'offline':
        return (
          <Alert title={t('head.offline')}>
            <p>{t('head.offlineText')}</p>
            <div className="mt-2">{again}</div>
          </Alert>
        )
      case 'signed_out':
        return (
          <Alert title={t('head.signedOut')}>
            <p>
              {t('head.signedOutText')}{' '}
              <a href="/login" target="_blank" className="text-link">
                {t('head.signIn')}
              </a>
            </p>
            <div className="mt-2">{again}</div>
          </Alert>
        )
      case 'refused':
        return <Alert title={keeping.message || t('head.notKept')} />
      case 'changed':
        return <Changed theirs={keeping.theirs} onSettle={onSettle} />
      default:
        return null
    }
  }
}

function Changed({ theirs, onSettle }: { theirs: OfficeQuote } & Pick<Props, 'onSettle'>) {
  const t = useTranslations('officeQuote.changed')
  const format = useSiteFormatter()
  const money = useMoney(theirs.paper?.currency)
  const at = theirs.savedAt ? format.dateTime(new Date(theirs.savedAt), { timeStyle: 'short' }) : ''
  return (
    <Alert title={t('title', { who: theirs.savedBy ?? '', at })}>
      <p>{t('text', { total: money(theirs.total) })}</p>
      <ul className="mt-1 list-disc pl-5 text-small">
        {(theirs.paper?.lines ?? []).map(({ key, text, detail, amount }) => (
          <li key={key}>
            {[text.en, detail?.en].filter(Boolean).join(', ')}: {money(amount)}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => onSettle(theirs, 'theirs')}>{t('theirs')}</Button>
        <Button onClick={() => onSettle(theirs, 'mine')}>{t('mine')}</Button>
      </div>
    </Alert>
  )
}
