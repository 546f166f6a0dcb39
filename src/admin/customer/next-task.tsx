'use client'

import { Button } from '@payloadcms/ui'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRef } from 'react'
import { daysAfter } from '@/domain/job/shop-time'
import type { VisitAhead } from '@/services/customers/visits-ahead'
import type { TasksOfCustomer } from '@/services/tasks/tasks-of-customer'
import { useOneAct } from '../use-one-act'
import { DueText } from './due-text'

type Props = {
  customerId: number
  tasks: TasksOfCustomer
  /** The job that a visit would be for; null without one. */
  jobId: number | null
  /** When somebody goes there next. */
  visits: readonly VisitAhead[]
}

/** What is next for whoever looks, with its acts; what could be next where nothing is planned. */
export function NextTask({ customerId, tasks, jobId, visits }: Props) {
  const t = useTranslations('officeCustomer.tasks')
  const { next, people, today, justDone } = tasks
  const { trouble, isBusy, act } = useOneAct(t('failed'))
  const me = people[0]?.id

  const tick = (taskId: number, isDone: boolean) =>
    act({ path: '/api/office/tasks/tick', body: { taskId, isDone } })
  const putOff = (taskId: number, days: number) =>
    act({ path: '/api/office/tasks/put-off', body: { taskId, dueOn: daysAfter(today, days) } })

  return (
    <section className="story-next" aria-labelledby="story-next">
      {next === null ? (
        <>
          <h2 className="office-heading" id="story-next">
            {t(visits.length > 0 ? 'nextVisit' : 'nothing')}
          </h2>
          <Visits visits={visits} />
          <Offers customerId={customerId} today={today} jobId={jobId} />
        </>
      ) : (
        <>
          <h2 className="office-heading" id="story-next">
            {next.assignedTo === me ? t('next') : t('nextOf', { who: next.assignedName })}
          </h2>
          <p className="story-next-what">{next.what}</p>
          <DueText dueOn={next.dueOn} today={today} />
          <Visits visits={visits} />
          <div className="story-buttons">
            <Button
              type="button"
              size="small"
              disabled={isBusy}
              onClick={() => void tick(next.id, true)}
            >
              {t('done')}
            </Button>
            <span>{t('putOff')}</span>
            {(['tomorrow', 'inAWeek'] as const).map((when) => (
              <Button
                key={when}
                type="button"
                size="small"
                buttonStyle="secondary"
                disabled={isBusy}
                aria-label={`${t('putOff')}: ${t(when)}`}
                onClick={() => void putOff(next.id, when === 'tomorrow' ? 1 : 7)}
              >
                {t(when)}
              </Button>
            ))}
            {jobId === null ? null : <SetVisit jobId={jobId} />}
          </div>
        </>
      )}
      {justDone === null ? null : (
        <p className="story-undo">
          {t('justDone', { what: justDone.what })}{' '}
          <button type="button" disabled={isBusy} onClick={() => void tick(justDone.id, false)}>
            {t('undo')}
          </button>
        </p>
      )}
      <p role="alert">{trouble}</p>
    </section>
  )
}

function Visits({ visits }: Pick<Props, 'visits'>) {
  const t = useTranslations('officeCustomer.tasks')
  const format = useFormatter()
  return visits.map(({ id, kind, start }) => (
    <p key={id}>
      <a href={`/admin/collections/visits/${id}`}>
        {t('visit', {
          kind,
          day: format.dateTime(new Date(start), {
            weekday: 'short',
            month: 'short',
            day: 'numeric',
            hour: 'numeric',
            minute: '2-digit',
          }),
        })}
      </a>
    </p>
  ))
}

/** To the board, where the visit of the job is written with its place and number filled in. */
function SetVisit({ jobId }: { jobId: number }) {
  const t = useTranslations('officeCustomer.tasks.offers')
  return (
    <Link href={`/admin/jobs-board?visit=${jobId}`} prefetch={false}>
      {t('visit')}
    </Link>
  )
}

type OffersProps = { customerId: number; today: string; jobId: number | null }

function Offers({ customerId, today, jobId }: OffersProps) {
  const t = useTranslations('officeCustomer.tasks')
  const { trouble, isBusy, act } = useOneAct(t('failed'))
  const requestKey = useRef<string | null>(null)

  function followUp() {
    requestKey.current ??= crypto.randomUUID()
    const body = {
      customerId,
      text: t('offers.followUpWhat'),
      dueOn: daysAfter(today, 3),
      who: null,
      requestKey: requestKey.current,
    }
    void act({ path: '/api/office/customers/task', body })
  }

  return (
    <div className="story-buttons" role="group" aria-label={t('offers.label')}>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={followUp}
      >
        {t('offers.followUp')}
      </Button>
      {jobId === null ? null : <SetVisit jobId={jobId} />}
      <a href={`/office/quotes/new?customer=${customerId}`}>{t('offers.quote')}</a>
      {jobId === null ? <p className="story-note">{t('offers.visitNeedsJob')}</p> : null}
      <p role="alert">{trouble}</p>
    </div>
  )
}
