import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import { ChangeVisit } from '@/client/change-visit'
import { phoneText } from '@/domain/customer/phone-text'
import { isToMeasure } from '@/domain/job/is-to-measure'
import type { JobProgress } from '@/domain/job/progress'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { visitTimes } from '@/i18n/visit-times'
import type { OwnVisit } from '@/services/bookings/own-visits'
import type { LinkedQuote } from '@/services/links/open-link'
import { Alert } from '@/ui/alert'
import { BarFigure } from './bar-figure'
import { BookVisit } from './book-visit'

type Props = {
  locale: Locale
  token: string
  quote: LinkedQuote
  progress: JobProgress | null
  /** Where a visit to measure is booked; null while the shop takes none. */
  bookHref: string | null
  /** What was booked from this link, and lies ahead. */
  visit: OwnVisit | null
  /** Whether a day is agreed on, from here or not. */
  isVisitSet: boolean
}

/** Once nothing is due: thanks for the yes, and how the day to measure is agreed on. */
export function AcceptedAct(props: Props) {
  const { locale, token, quote, progress, bookHref, visit, isVisitSet } = props
  const t = translatorOf(locale, 'link')
  const words = paperWords(translatorOf(locale, 'papers'), locale)
  const { paper, money } = quote
  const name = quote.acceptedName ?? paper.customer.name
  const isMeasuredNext =
    paper.measurements === 'estimated' &&
    money.paid > 0 &&
    (progress === null || isVisitSet || isToMeasure(progress))
  return (
    <>
      <Alert tone="done" title={t('state.accepted', { name })}>
        {isMeasuredNext ? (isVisitSet ? visitSet() : visitWanted()) : null}
      </Alert>
      {isMeasuredNext && !isVisitSet && bookHref !== null ? (
        <BarFigure isWords label={t('next')} figure={words.t('next.visit')}>
          <BookVisit token={token} href={bookHref} />
        </BarFigure>
      ) : null}
    </>
  )

  function visitSet(): ReactNode {
    return (
      <>
        {progress === null && visit !== null ? (
          <>
            <p className="font-medium">{lineOf(visit)}</p>
            <ChangeBooked {...{ locale, visit }} />
          </>
        ) : null}
        <p>{t('state.waitingVisit')}</p>
      </>
    )
  }

  function visitWanted(): ReactNode {
    const phone = phoneText(paper.customer.phone ?? '')
    const booking = bookHref === null ? 'none' : 'open'
    return (
      <>
        <p>
          {phone
            ? t('state.waitingCall', { phone, booking })
            : t('state.waitingWrite', { booking })}
        </p>
        {bookHref === null ? null : (
          <BookVisit token={token} href={bookHref} className="mt-3 max-lg:hidden print:hidden" />
        )}
      </>
    )
  }

  function lineOf(booked: OwnVisit): string {
    const said = translatorOf(locale, 'job.progress.visits')('measure', visitTimes(locale, booked))
    // "4:00 p.m." ends a sentence by itself
    return said.replace(/\.\.$/, '.')
  }
}

/** The way to move a visit that was booked from this link, where it has one. */
export function ChangeBooked({ locale, visit }: { locale: Locale; visit: OwnVisit }) {
  return visit.page === null ? null : <ChangeVisit locale={locale} page={visit.page} />
}
