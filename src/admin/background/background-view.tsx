import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { backgroundReport } from '@/services/office/background-report'
import { actorOf } from '../actor-of'
import { AdminPage, SaidAlone } from '../admin-page'
import { UndoneWork } from './undone-list'
import { LinesOf } from './lines-of'
import { WorkList } from './work-list'
import { timeText } from '../money-text'

/** `/admin/background`: what the site does by itself, what failed, and what waits. */
export async function BackgroundView(props: AdminViewServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeBackground' })
  const { payload, user } = props.initPageResult.req
  return (
    <AdminPage {...props} className="background-gutter" name={t('title')}>
      <Background payload={payload} {...(user ? { user } : {})} />
    </AdminPage>
  )
}

async function Background({ payload, user }: Pick<AdminViewServerProps, 'payload' | 'user'>) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeBackground' })
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const report = await backgroundReport({ ctx }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Background work could not be read' })
    return 'failed' as const
  })
  if (report === 'failed') return <SaidAlone title={t('title')}>{t('failed')}</SaidAlone>
  if (report === null) return <SaidAlone title={t('title')}>{t('closedDoor')}</SaidAlone>
  const { works, undone, waiting, exports } = report
  return (
    <div className="background">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {undone.count > 0 ? <UndoneWork {...undone} /> : <p role="status">{t('undone.none')}</p>}
      <WorkList works={works} />
      <LinesOf
        title={t('waiting.title')}
        none={t('waiting.none')}
        lines={waiting.map(({ task, count, nextAt }) => ({
          what: t(`waiting.tasks.${task}`),
          how: t('waiting.line', { count, date: timeText(nextAt) }),
        }))}
      />
      <LinesOf
        title={t('exports.title')}
        none={t('exports.none')}
        lines={exports.map(({ list, by, at }) => ({
          what: list,
          how: t('exports.line', { who: by, date: timeText(at) }),
        }))}
      />
    </div>
  )
}
