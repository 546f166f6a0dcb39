'use client'

import { useTranslations } from 'next-intl'
import type { JobState } from '@/domain/job/stages'
import type { Board, BoardCard } from '@/services/jobs/board'
import { ReviseLink } from './revise-link'
import { StripForm } from './strip-form'
import { LettersOfMove } from './letters-of-move'
import { money } from './use-card-words'
import { textIn, VisitFields, visitIn } from './visit-fields'

type Props = {
  card: BoardCard
  to: JobState
  board: Board
  trouble: string | null
  isBusy: boolean
  onMove: (wish: Record<string, unknown>) => void
  onCancel: () => void
}

/** What the next stage asks for, and what the customer will read. */
export function MoveForm({ card, to, board, trouble, isBusy, onMove, onCancel }: Props) {
  const t = useTranslations('officeJobs.strip')
  const states = useTranslations('officeJobs.states')
  const isBack = card.state === 'on_hold'
  return (
    <StripForm
      over={t('moving', { number: card.number, name: card.customer })}
      title={t('way', { from: states(card.state), to: states(to) })}
      note={
        <>
          {t(`customer.${to}`)} <LettersOfMove card={card} to={to} now={new Date(board.now)} />
        </>
      }
      submit={t('move')}
      trouble={trouble}
      isBusy={isBusy}
      onCancel={onCancel}
      onSubmit={(form) =>
        onMove({ jobId: card.id, from: card.state, to, ...(isBack ? {} : wishIn(form, card, to)) })
      }
    >
      {isBack ? null : <Asked card={card} to={to} board={board} />}
    </StripForm>
  )
}

function Asked({ card, to, board }: Pick<Props, 'card' | 'to' | 'board'>) {
  const t = useTranslations('officeJobs.strip')
  switch (to) {
    case 'measured':
      return card.quote.areSizesFinal ? null : (
        <div className="jobs-wide">
          <label className="jobs-check">
            <input type="checkbox" name="sizes" required />
            <span>{t('sizes')}</span>
          </label>
          <ReviseLink card={card} />
        </div>
      )
    case 'ordered':
      return (
        <>
          <label>
            {t('supplier')}
            <input
              type="text"
              name="supplier"
              required
              maxLength={120}
              list="jobs-suppliers"
              defaultValue={card.supplier ?? ''}
            />
            <datalist id="jobs-suppliers">
              {board.suppliers.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </label>
          <label>
            {t('expected')}
            <input type="date" name="expected" required defaultValue={card.expectedOn ?? ''} />
          </label>
        </>
      )
    case 'scheduled':
      return hasInstallation(card) ? null : <VisitFields {...{ card, board }} kind="install" />
    case 'installed':
      return (
        <fieldset className="jobs-wide">
          <legend>{t('checklist')}</legend>
          {card.checklist.map(({ id, text, isDone }) => (
            <label key={id} className="jobs-check">
              <input type="checkbox" name="done" value={id} defaultChecked={isDone} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      )
    case 'closed':
      return card.owed > 0 ? <p>{t('owed', { owed: money(card.owed, card) })}</p> : null
    case 'on_hold':
      return (
        <label className="jobs-wide">
          {t('reason')}
          <input type="text" name="reason" required minLength={3} maxLength={500} />
        </label>
      )
    default:
      return null
  }
}

function hasInstallation({ visits }: BoardCard): boolean {
  return visits.some(({ kind }) => kind === 'install')
}

function wishIn(form: FormData, card: BoardCard, to: JobState): Record<string, unknown> {
  switch (to) {
    case 'measured':
      return form.has('sizes') ? { sizesAreFinal: true } : {}
    case 'ordered':
      return { supplier: textIn(form, 'supplier'), expectedOn: textIn(form, 'expected') }
    case 'scheduled':
      return hasInstallation(card) ? {} : { visit: visitIn(form) }
    case 'installed':
      return { done: form.getAll('done') }
    case 'on_hold':
      return { reason: textIn(form, 'reason') }
    default:
      return {}
  }
}
