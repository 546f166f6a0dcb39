import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { ForgetTyped } from '@/client/keep-typed'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { visitTimes } from '@/i18n/visit-times'
import type { OpenedVisit } from '@/services/bookings/open-visit'
import { Alert } from '@/ui/alert'
import { buttonClasses } from '@/ui/button'
import { CallLine } from './call-line'
import { SentTooOften } from './sent-too-often'
import { WhenLine } from './when-line'

const saids = ['done', 'moved', 'calledOff'] as const
export type Said = (typeof saids)[number]

/** What has just been done, as the address says it. */
export function saidIn(value: string): Said | null {
  return saids.find((said) => said === value) ?? null
}

type Props = {
  locale: Locale
  token: string
  visit: OpenedVisit
  said: Said | null
  /** Why nothing was changed, in words. */
  refused: string | null
  phone: string
  /** Other times, while one is chosen. */
  children: ReactNode
}

/** What somebody booked, and what he can still do about it. */
export async function VisitPage({ locale, token, visit, said, refused, phone, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking' })
  const { start, end, state, email } = visit
  const { day } = visitTimes(locale, visit)
  const title =
    state === 'ahead'
      ? t('visit.booked', { day })
      : t(state === 'past' ? 'visit.past' : 'visit.off')
  return (
    <div className="page py-12 lg:py-20">
      {said === 'done' ? <ForgetTyped form="booking" /> : null}
      <SentTooOften locale={locale} />
      <div className="mb-10 grid max-w-2xl gap-4 empty:hidden">
        {said === null ? null : (
          <Alert tone="done" title={t(`visit.${said}.title`)}>
            {t(`visit.${said}.text`, { email })}
          </Alert>
        )}
        {refused === null ? null : <Alert title={t('visit.refusedTitle')}>{refused}</Alert>}
      </div>
      <h1 className="text-opening md:text-h1">{title}</h1>
      <div className="mt-10 grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <WhenLine
            {...{ locale, start, end }}
            isOff={state === 'called_off'}
            withDay={state !== 'ahead'}
          />
          <dl className="mt-8 border-b border-rule">
            <Row name={t('visit.rows.where')}>{visit.address}</Row>
            <Row name={t('visit.rows.about')}>{t(`subjects.${visit.about}`)}</Row>
          </dl>
        </div>
        <div className="grid content-start gap-4 lg:col-span-5 lg:col-start-8">
          {state === 'ahead' ? (
            <form method="post" action="/api/visits/calendar">
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="locale" value={locale} />
              <button className={`w-full ${buttonClasses('ink', 'large')}`}>
                {t('visit.calendar')}
              </button>
            </form>
          ) : (
            <a
              href={localHref(locale, '/book-visit')}
              className={`w-full ${buttonClasses('sun', 'large')}`}
            >
              {t('visit.again')}
            </a>
          )}
          {visit.isChangeable ? (
            <Changes {...{ locale, token }} until={visit.changeUntil} />
          ) : state === 'ahead' ? (
            <p className="text-text-second">{t('visit.late', { phone: phone || 'none' })}</p>
          ) : null}
          {/* on a wide screen it stands in the header */}
          <CallLine locale={locale} phone={phone} className="lg:hidden" />
        </div>
      </div>
      {children}
    </div>
  )
}

async function Changes({ locale, token, until }: { locale: Locale; token: string; until: string }) {
  const t = await getTranslations({ locale, namespace: 'booking.visit' })
  const last = t('until', visitTimes(locale, { start: until, end: until }))
  return (
    <>
      <a href="?move=1#other-times" className={`w-full ${buttonClasses('outline', 'large')}`}>
        {t('move')}
      </a>
      <details className="group border border-rule bg-paper">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {t('callOff')}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <form method="post" action="/api/visits/call-off" className="px-5 pb-5">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="locale" value={locale} />
          <p className="mb-4 text-text-second">{t('keep')}</p>
          <button className={`w-full ${buttonClasses('outline', 'large')}`}>
            {t('callOffSure')}
          </button>
        </form>
      </details>
      <p className="text-small text-text-second">{last.replace(/\.\.$/, '.')}</p>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule py-4">
      <dt className="text-base text-text-second">{name}</dt>
      <dd className="mt-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
