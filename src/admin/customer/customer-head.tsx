import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { factsOfCustomer } from '@/services/customers/facts-of-customer'
import { stateOfCustomer } from '@/services/customers/state-of-customer'
import { visitsAhead } from '@/services/customers/visits-ahead'
import { openJobOfCustomer } from '@/services/jobs/job-of-customer'
import { tasksOfCustomer } from '@/services/tasks/tasks-of-customer'
import { actorOf } from '../actor-of'
import { CustomerFacts } from './customer-facts'
import { NextTask } from './next-task'
import { Reach } from './reach'
import { TaskList } from './task-list'

/** At the head of a customer: what he is, how he is reached, and what is next. */
export async function CustomerHead({ id, data, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeCustomer.tasks' })
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const customerId = Number(id)
  const read = await Promise.all([
    tasksOfCustomer({ ctx, customerId }),
    stateOfCustomer({ ctx, customerId }),
    openJobOfCustomer({ ctx, customerId }),
    visitsAhead({ ctx, customerId }),
    factsOfCustomer({ ctx, customerId }),
  ]).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'What is next for a customer could not be read' })
    return 'failed' as const
  })
  if (read === 'failed') return <p className="office-alarm">{t('unread')}</p>
  const [tasks, state, jobId, visits, facts] = read
  if (tasks === null || state === null || visits === null || facts === null) return null
  return (
    <BrowserTexts locale={defaultLocale} pick={({ officeCustomer }) => ({ officeCustomer })}>
      <div className="office-sheet story story-head">
        <Reach {...reachOf(data)} state={state} />
        <NextTask customerId={customerId} tasks={tasks} jobId={jobId} visits={visits} />
        <TaskList tasks={tasks} />
        <CustomerFacts facts={facts} />
      </div>
    </BrowserTexts>
  )
}

function reachOf(data: UIFieldServerProps['data']): { phone: string; email: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { phone: text(data?.phone), email: text(data?.email) }
}
