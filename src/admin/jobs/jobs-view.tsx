import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { readBoard } from '@/services/jobs/board'
import { actorOf } from '../actor-of'
import { JobsBoard } from './jobs-board'

/** `/admin/jobs-board`: the work after yes, by stages. */
export async function JobsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
      visibleEntities={visibleEntities}
    >
      <Gutter className="jobs-gutter">
        <Board payload={payload} {...(user ? { user } : {})} />
      </Gutter>
    </DefaultTemplate>
  )
}

async function Board({ payload, user }: Pick<AdminViewServerProps, 'payload' | 'user'>) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.board' })
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const board = await readBoard({ ctx }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The board could not read the jobs' })
    return 'failed' as const
  })
  if (board === 'failed') return <Alone title={t('title')}>{t('failed')}</Alone>
  if (board === null) return <Alone title={t('title')}>{t('closedDoor')}</Alone>
  return (
    <BrowserTexts locale={defaultLocale} pick={({ officeJobs }) => ({ officeJobs })}>
      <JobsBoard initial={board} />
    </BrowserTexts>
  )
}

function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="office-alarm">{children}</p>
    </>
  )
}
