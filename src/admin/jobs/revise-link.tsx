import { useTranslations } from 'next-intl'
import type { BoardCard } from '@/services/jobs/board'

/** To the desk, where other sizes than those on the quote go to the customer; nothing of what is paid whole. */
export function ReviseLink({ card: { state, owed, quote } }: { card: BoardCard }) {
  const t = useTranslations('officeJobs.strip')
  if (owed <= 0 || (state !== 'to_measure' && state !== 'measured')) return null
  return (
    <a className="jobs-link" href={`/office/quotes/${quote.id}?measured`}>
      {t('revise')}
    </a>
  )
}
