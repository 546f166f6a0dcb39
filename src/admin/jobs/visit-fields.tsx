'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { shopDayOf, shopTimeOf } from '@/domain/job/shop-time'
import { proposedVisit, usualEnd } from '@/domain/job/visit-proposal'
import { timeZone } from '@/i18n/time-zone'
import type { Board, BoardCard, BoardVisit } from '@/services/jobs/board'

type Props = {
  card: BoardCard
  board: Board
  kind: BoardVisit['kind']
  visit?: BoardVisit | undefined
}

type Times = { day: string; from: string; until: string }

/** Day, hours, person and note of a visit, at the shop's time; a new one begins with what is likely. */
export function VisitFields({ card, board, kind, visit }: Props) {
  const t = useTranslations('officeJobs.strip')
  const words = useTranslations('officeJobs.board')
  const [typed, setTyped] = useState<Partial<Times>>(() => (visit ? timesOf(visit) : {}))
  const proposed = proposedVisit({
    kind,
    today: shopDayOf(new Date(board.now), timeZone),
    expectedOn: card.expectedOn,
  })
  const from = typed.from ?? proposed.from
  const times = { day: proposed.day, from, until: usualEnd(from, kind), ...typed }
  const field = (name: keyof Times) => ({
    name,
    required: true,
    value: times[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  // whoever was there knows the place
  const likely = visit ? visit.who : (card.visits.findLast(({ who }) => who !== null)?.who ?? null)
  return (
    <>
      <label>
        {t('day')}
        <input type="date" {...field('day')} />
      </label>
      <label>
        {t('from')}
        <input type="time" step={900} {...field('from')} />
      </label>
      <label>
        {t('until')}
        <input type="time" step={900} {...field('until')} />
      </label>
      <label>
        {t('who')}
        <select name="who" defaultValue={likely ?? ''}>
          <option value="">{words('nobody')}</option>
          {board.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="jobs-wide">
        {t('note')}
        <input type="text" name="note" maxLength={1000} defaultValue={visit?.note} />
      </label>
    </>
  )
}

function timesOf({ start, end }: BoardVisit): Times {
  const [day = '', from = ''] = shopTimeOf(new Date(start), timeZone).split('T')
  return { day, from, until: shopTimeOf(new Date(end), timeZone).split('T')[1] ?? '' }
}

/** The visit that these fields say. */
export function visitIn(form: FormData): Record<string, unknown> {
  const text = (name: string) => textIn(form, name)
  return {
    start: `${text('day')}T${text('from')}`,
    end: `${text('day')}T${text('until')}`,
    who: text('who') === '' ? null : Number(text('who')),
    note: text('note'),
  }
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
