'use client'

import { useTranslations } from 'next-intl'
import type { TasksOfCustomer } from '@/services/tasks/tasks-of-customer'
import { useOneAct } from '../use-one-act'
import { DueText } from './due-text'

/** All that is planned, the first that is due first; a tick is the last of it, and can be taken back. */
export function TaskList({ tasks: { open, today } }: { tasks: TasksOfCustomer }) {
  const t = useTranslations('officeCustomer.tasks')
  const { trouble, isBusy, act } = useOneAct(t('failed'))
  if (open.length === 0) return null
  return (
    <section className="story-tasks" aria-labelledby="story-tasks">
      <h2 className="office-heading" id="story-tasks">
        {t('title')} <small>{open.length}</small>
      </h2>
      <ul>
        {open.map(({ id, what, dueOn, assignedName }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={false}
                disabled={isBusy}
                aria-label={t('doneNamed', { what })}
                onChange={() =>
                  void act({ path: '/api/office/tasks/tick', body: { taskId: id, isDone: true } })
                }
              />
              <span>{what}</span>
            </label>
            <span>{assignedName}</span>
            <DueText dueOn={dueOn} today={today} />
          </li>
        ))}
      </ul>
      <p role="alert">{trouble}</p>
    </section>
  )
}
