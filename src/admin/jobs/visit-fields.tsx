'use client'

import { useTranslations } from 'next-intl'
import { shopTimeOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { Board, BoardVisit } from '@/services/jobs/board'

type Props = {
  people: Board['people']
  visit?: BoardVisit | undefined
  /** What the note of a new visit begins with. */
  place?: string
}

/** Day, hours, person and note of a visit, at the shop's time. */
export function VisitFields({ people, visit, place }: Props) {
  const t = useTranslations('officeJobs.strip')
  const board = useTranslations('officeJobs.board')
  const [day, from] = visit ? shopTimeOf(new Date(visit.start), timeZone).split('T') : []
  const until = visit && shopTimeOf(new Date(visit.end), timeZone).split('T')[1]
  return (
    <>
      <label>
        {t('day')}
        <input type="date" name="day" required defaultValue={day} />
      </label>
      <label>
        {t('from')}
        <input type="time" name="from" required step={900} defaultValue={from} />
      </label>
      <label>
        {t('until')}
        <input type="time" name="until" required step={900} defaultValue={until} />
      </label>
      <label>
        {t('who')}
        <select name="who" defaultValue={visit?.who ?? ''}>
          <option value="">{board('nobody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="jobs-wide">
        {t('note')}
        <input type="text" name="note" maxLength={1000} defaultValue={visit?.note ?? place} />
      </label>
    </>
  )
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
