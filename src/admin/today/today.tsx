import { worksHere, worksWithCustomers } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { snoozeChoices } from '@/domain/inquiry/snooze'
import { BrowserTexts } from '@/i18n/browser-texts'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeZone } from '@/i18n/time-zone'
import { proposedJobs } from '@/services/bookings/proposed-jobs'
import type { ProposedJob } from '@/services/bookings/proposed-jobs'
import { peopleOfShop } from '@/services/inquiries/people-of-shop'
import { ownVisits } from '@/services/jobs/own-visits'
import type { OwnVisits } from '@/services/jobs/own-visits'
import { whatWaits } from '@/services/office/what-waits'
import type { Waiting } from '@/services/office/what-waits'
import { actorOf } from '../actor-of'
import { DayLine } from './day-line'
import { Desk } from './desk/desk'
import { Figures } from './figures'
import { Groups } from './groups'
import { OwnVisitsPart } from './own-visits'
import { UnderWay } from './under-way'

type Props = Pick<AdminViewServerProps, 'payload' | 'user' | 'searchParams'>

/** The top of the dashboard: who needs the office today. */
export async function Today({ payload, user, searchParams }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today' })
  const now = new Date()
  const onlyMine = searchParams?.who === 'me'
  const ctx = { payload, actor: actorOf(user), now: () => now, payments: null }
  const read = await Promise.all([
    whatWaits({ ctx, onlyMine }),
    worksHere(ctx.actor) ? peopleOfShop(payload) : [],
    proposedJobs({ ctx }),
    ownVisits({ ctx }),
  ]).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The dashboard could not read what is waiting' })
    return null
  })
  const [waiting, people, proposed, own] = read ?? [null, [], [], null]
  return (
    <section className="office-today" aria-labelledby="office-today" lang={defaultLocale}>
      <div className="office-today-head">
        <h1 id="office-today">{t('title')}</h1>
        <p>
          {user?.role === 'admin' ? <Link href="/crm-dashboard">{t('crm')}</Link> : null}
          <Link href="/">{t('site')}</Link>
        </p>
      </div>
      <div className="office-today-head">
        <p>
          {siteFormatter(defaultLocale).dateTime(now, {
            weekday: 'long',
            month: 'long',
            day: 'numeric',
          })}
        </p>
        <nav className="today-whose" aria-label={t('whose')}>
          <Link href="/admin" prefetch={false} aria-current={onlyMine ? undefined : 'true'}>
            {t('everyones')}
          </Link>
          <Link href="/admin?who=me" prefetch={false} aria-current={onlyMine ? 'true' : undefined}>
            {t('mine')}
          </Link>
        </nav>
      </div>
      {waiting === null ? (
        <p className="office-alarm">{t('failed')}</p>
      ) : (
        <BrowserTexts locale={defaultLocale} pick={({ officeMorning }) => ({ officeMorning })}>
          <Desk
            choices={snoozeChoices(now, timeZone).map(({ name, until }) => ({
              name,
              until: until.toISOString(),
            }))}
            people={people}
            findsCustomers={worksWithCustomers(ctx.actor)}
          >
            {own !== null && (hasSome(own) || !worksWithCustomers(ctx.actor)) ? (
              <OwnVisitsPart {...own} />
            ) : null}
            <Day waiting={waiting} proposed={proposed} now={now} />
          </Desk>
        </BrowserTexts>
      )}
    </section>
  )
}

/** Whoever sees the whole day needs no second list that is empty. */
function hasSome({ today, later }: OwnVisits): boolean {
  return today.length + later.length > 0
}

type DayProps = { waiting: Waiting; proposed: ProposedJob[]; now: Date }

function Day({ waiting, proposed, now }: DayProps) {
  return (
    <>
      {waiting.visits ? <DayLine visits={waiting.visits.latest} now={now} /> : null}
      <Figures waiting={waiting} />
      <Groups waiting={waiting} proposed={proposed} now={now} />
      <UnderWay waiting={waiting} />
    </>
  )
}
