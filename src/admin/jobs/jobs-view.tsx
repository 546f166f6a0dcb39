import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { readBoard } from '@/services/jobs/board'
import { rowId } from '@/services/payments/own-payment'
import { actorOf } from '../actor-of'
import { AdminPage, SaidAlone } from '../admin-page'
import { JobsBoard } from './jobs-board'

/** `/admin/jobs-board`: the work after yes, by stages; `?visit=` begins a visit of that job, `?job=` opens it. */
export async function JobsView(props: AdminViewServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.board' })
  const { payload, user } = props.initPageResult.req
  return (
    <AdminPage {...props} className="jobs-gutter" name={t('title')}>
      <Board
        payload={payload}
        {...(user ? { user } : {})}
        {...(props.searchParams ? { searchParams: props.searchParams } : {})}
      />
    </AdminPage>
  )
}

type BoardProps = Pick<AdminViewServerProps, 'payload' | 'user' | 'searchParams'>

async function Board({ payload, user, searchParams }: BoardProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.board' })
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const board = await readBoard({ ctx }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The board could not read the jobs' })
    return 'failed' as const
  })
  if (board === 'failed') return <SaidAlone title={t('title')}>{t('failed')}</SaidAlone>
  if (board === null) return <SaidAlone title={t('title')}>{t('closedDoor')}</SaidAlone>
  return (
    <BrowserTexts locale={defaultLocale} pick={({ officeJobs }) => ({ officeJobs })}>
      <JobsBoard
        initial={board}
        visitFor={rowId.safeParse(searchParams?.visit).data ?? null}
        chosen={rowId.safeParse(searchParams?.job).data ?? null}
      />
    </BrowserTexts>
  )
}
