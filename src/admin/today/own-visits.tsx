import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { siteFormatter } from '@/i18n/site-formatter'
import type { OwnVisit, OwnVisits } from '@/services/jobs/own-visits'
import { Feed } from '../jobs/calendar-feeds'
import { telLink } from '../tel-link'

/** Where whoever looks goes himself, today and this week, and the address of his calendar. */
export async function OwnVisitsPart({ today, later }: OwnVisits) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today.own' })
  return (
    <section className="today-own" aria-labelledby="own-visits">
      <h2 id="own-visits" className="today-heading">
        {t('title')}
      </h2>
      <OwnDays title={t('today')} none={t('noneToday')} visits={today} />
      <OwnDays title={t('later')} none={t('noneLater')} visits={later} isLater />
      <BrowserTexts
        locale={defaultLocale}
        pick={({ officeJobs: { feeds } }) => ({ officeJobs: { feeds } })}
      >
        <details className="today-own-feed">
          <summary>{t('calendar')}</summary>
          <p>{t('calendarNote')}</p>
          <Feed whose="mine" />
        </details>
      </BrowserTexts>
    </section>
  )
}

type DaysProps = { title: string; none: string; visits: OwnVisit[]; isLater?: boolean }

function OwnDays({ title, none, visits, isLater = false }: DaysProps) {
  return (
    <div>
      <h3>{title}</h3>
      {visits.length === 0 ? (
        <p className="today-own-none">{none}</p>
      ) : (
        <ul>
          {visits.map((visit) => (
            <OwnLine key={visit.id} visit={visit} isLater={isLater} />
          ))}
        </ul>
      )}
    </div>
  )
}

async function OwnLine({ visit, isLater }: { visit: OwnVisit; isLater: boolean }) {
  const kinds = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.kinds' })
  const format = siteFormatter(defaultLocale)
  const { kind, start, end, name, phone, address, note } = visit
  return (
    <li>
      <time dateTime={start}>
        {isLater ? (
          <span>
            {format.dateTime(new Date(start), { weekday: 'short', month: 'short', day: 'numeric' })}
          </span>
        ) : null}
        {format.dateTimeRange(new Date(start), new Date(end), { timeStyle: 'short' })}
      </time>
      <div>
        <p>
          <strong>{[kinds(kind), name].filter(Boolean).join(': ')}</strong>{' '}
          {phone ? <a href={telLink(phone)}>{phone}</a> : null}
        </p>
        {address ? <p>{address}</p> : null}
        {note ? <p className="today-own-note">{note}</p> : null}
      </div>
    </li>
  )
}
