'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import type { JobState } from '@/domain/job/stages'
import type { BoardCard, BoardVisit } from '@/services/jobs/board'
import { ReviseLink } from './revise-link'
import { useCardWords } from './use-card-words'

type Props = {
  card: BoardCard
  now: Date
  /** What was just done with it, and which letter follows. */
  done: string | undefined
  trouble: string | null
  onMove: (to: JobState) => void
  onVisit: (visit: BoardVisit | undefined) => void
  onCallOff: (visit: BoardVisit) => void
  onClose: () => void
}

/** All that can be done with the card that was chosen, each with a button. */
export function ChosenStrip(props: Props) {
  const { card, now, done, trouble, onMove, onVisit, onCallOff, onClose } = props
  const t = useTranslations('officeJobs.strip')
  const states = useTranslations('officeJobs.states')
  const kinds = useTranslations('officeJobs.kinds')
  const { dayAndTime } = useCardWords()
  const wordsFor = (to: JobState) => {
    if (to === 'on_hold') return t('hold')
    return to === 'to_measure' ? t('backToMeasure') : t('to', { state: states(to) })
  }
  return (
    <section
      className="jobs-strip"
      aria-label={t('label', { number: card.number })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="jobs-strip-head">
        <p>{states(card.state)}</p>
        <h2>{t('selected', { number: card.number, name: card.customer })}</h2>
      </div>
      {done ? <p className="jobs-done">{done}</p> : null}
      <div className="office-choices">
        {card.next.map((to, index) => (
          <Button
            key={to}
            type="button"
            size="medium"
            buttonStyle={index === 0 ? 'primary' : 'secondary'}
            onClick={() => onMove(to)}
          >
            {wordsFor(to)}
          </Button>
        ))}
        <Button
          type="button"
          size="medium"
          buttonStyle="secondary"
          onClick={() => onVisit(undefined)}
        >
          {t('setVisit')}
        </Button>
        <ReviseLink card={card} />
        <a className="jobs-link" href={`/admin/collections/jobs/${card.id}`}>
          {t('open')}
        </a>
        <a className="jobs-link" href={`/admin/collections/quotes/${card.quote.id}`}>
          {card.quote.number}
        </a>
        <button type="button" className="jobs-quiet" onClick={onClose}>
          {t('close')}
        </button>
      </div>
      {card.visits.length > 0 ? (
        <ul className="jobs-visits">
          {card.visits.map((visit) => (
            <li key={visit.id}>
              <span>
                {kinds(visit.kind)}: {dayAndTime(visit.start, now)}
              </span>
              {new Date(visit.start) > now ? (
                <>
                  <button type="button" className="jobs-quiet" onClick={() => onVisit(visit)}>
                    {t('moveVisit')}
                  </button>
                  <button type="button" className="jobs-quiet" onClick={() => onCallOff(visit)}>
                    {t('callOff')}
                  </button>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p role="alert">{trouble}</p>
    </section>
  )
}
