'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Board, BoardCard, BoardVisit } from '@/services/jobs/board'
import { StripForm } from './strip-form'
import { textIn, VisitFields, visitIn } from './visit-fields'

type Props = {
  card: BoardCard
  /** One that is moved. */
  visit: BoardVisit | undefined
  board: Board
  trouble: string | null
  isBusy: boolean
  onSet: (wish: Record<string, unknown>) => void
  onCancel: () => void
}

const kinds = ['measure', 'install', 'service'] as const

/** Sets a visit, or moves one. */
export function VisitForm({ card, visit, board, trouble, isBusy, onSet, onCancel }: Props) {
  const t = useTranslations('officeJobs.strip')
  const kindNames = useTranslations('officeJobs.kinds')
  const likely = card.state === 'to_measure' ? 'measure' : 'install'
  const [kind, setKind] = useState<BoardVisit['kind']>(visit?.kind ?? likely)
  return (
    <StripForm
      over={t('selected', { number: card.number, name: card.customer })}
      title={t(visit ? 'moveVisit' : 'setVisit')}
      note={t('visitNote')}
      submit={t('save')}
      trouble={trouble}
      isBusy={isBusy}
      onCancel={onCancel}
      onSubmit={(form) =>
        onSet({
          jobId: card.id,
          visitId: visit?.id ?? null,
          kind: textIn(form, 'kind'),
          ...visitIn(form),
        })
      }
    >
      <label>
        {t('kind')}
        <select
          name="kind"
          value={kind}
          onChange={({ target }) => {
            const chosen = kinds.find((each) => each === target.value)
            if (chosen) setKind(chosen)
          }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {kindNames(each)}
            </option>
          ))}
        </select>
      </label>
      <VisitFields {...{ card, board, kind, visit }} />
    </StripForm>
  )
}
