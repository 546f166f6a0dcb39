import type { ReactNode } from 'react'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { JobProgressLine } from '@/client/job-progress'
import type { OrderDays } from '@/domain/quote/order-days'
import type { JobProgress } from '@/domain/job/progress'
import { isClosedState } from '@/domain/quote/link-state'
import { moneyStanding } from '@/domain/quote/paper-money'
import { outcomeOfState } from '@/domain/quote/paper-outcome'
import { standingOfState } from '@/domain/quote/paper-standing'
import { BrowserTexts } from '@/i18n/browser-texts'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { DifferenceSheet } from '@/papers/sheet/difference-sheet'
import { QuoteSheet } from '@/papers/sheet/quote-sheet'
import type { PrintedTerms } from '@/papers/sheet/sheet-small-print'
import type { OwnVisit } from '@/services/bookings/own-visits'
import type { LinkedQuote } from '@/services/links/open-link'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { ChangeBooked } from './accepted-act'
import { BeforePaying } from './before-paying'
import { choicesOfChange, choicesOfOffer } from './choices'
import { ChosenOptions } from './chosen-options'
import { linkAct } from './link-act'
import { LinkHistory } from './link-history'
import { LinkNotices } from './link-notices'
import { FollowsAct } from './next-act'
import { RemindersPanel } from './reminders-panel'
import type { Returned } from './returned'
import { SayPanel } from './say-panel'

type Props = {
  locale: Locale
  token: string
  quote: LinkedQuote
  /** Where the work stands, once it has begun. */
  progress: JobProgress | null
  /** What the payment provider's page came to, where the customer comes from it. */
  returned: Returned | null
  /** Whether somebody comes from a reminder to end them. */
  endsReminders: boolean
  /** Of an order of now; null where nobody can name them. */
  days: OrderDays | null
  /** Where a visit to measure is booked; null while the shop takes none. */
  bookHref: string | null
  /** What was booked from this link, and lies ahead. */
  visit: OwnVisit | null
  /** Called out of hours; null where it is no other. */
  nightPhone: string | null
  /** What holds when somebody cancels, in the company's own words; empty where it has none. */
  cancellation: string
}

/** Where the work stands, and beside it the one next thing to do: both are seen first. */
const withActBeside = 'grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]'

/** What the customer holds: one quote, its way so far, and the one next thing to do. */
export function LinkPage(props: Props) {
  const { locale, token, quote, progress, returned, endsReminders, bookHref, visit } = props
  const t = translatorOf(locale, 'link')
  const words = paperWords(translatorOf(locale, 'papers'), locale)
  const { paper, money, state, before } = quote
  const isOpen = state === 'to_accept'
  const isChange = isOpen && before !== null
  const moneyIs = moneyStanding(money)
  const isBack = moneyIs === 'back' && !isOpen
  const coming = progress?.next?.kind === 'visit' ? progress.next.visit : null
  // before the work has begun, what was booked here stands for itself
  const isVisitSet = coming !== null || (progress === null && visit !== null)
  // no day is agreed on before anything is paid, unless one is already
  const isDepositAwaited = state === 'to_pay' && money.paid === 0 && !isVisitSet
  const isUnderWay = progress !== null && !isDepositAwaited && !isBack
  // while something is paid in the sheet, its button has the room beside the drawing
  const isTermsBeside = paper.pieces.length > 0 && (isOpen || isUnderWay)
  const act = linkAct({
    locale,
    token,
    quote,
    progress,
    bookHref,
    visit,
    isVisitSet,
    isBack,
    words,
  })
  // below where the work is, beside what is paid
  const paying = isUnderWay ? beforePaying({ paying: true, cancellation: false }) : null
  const owedFirst = { total: paper.sums.total, deposit: paper.deposit?.amount ?? null }
  const say = (
    <div className="grid gap-6">
      <SayPanel
        token={token}
        revision={quote.revision}
        mayDecline={isOpen}
        phone={paper.company.phone}
        nightPhone={props.nightPhone}
      />
      <noscript>
        <a href={localHref(locale, '/contact')} className={buttonClasses('outline')}>
          {t('closed.contact')}
        </a>
      </noscript>
    </div>
  )
  const sent = (
    <div className="grid gap-6">
      <LinkHistory {...{ locale, token, quote }} />
      <p className="text-small text-text-second">{t('private')}</p>
    </div>
  )
  return (
    <BrowserTexts locale={locale} pick={({ link }) => ({ link })}>
      <FollowsAct act={[state, quote.due?.purpose, quote.isPaymentUnderway].join()}>
        <ChosenOptions key={quote.revision} token={token} {...owedFirst}>
          <div className="page grid gap-6 pt-6 pb-40 lg:py-12 print:py-0">
            <LinkNotices {...{ locale, quote, returned, isChange }} />
            {isUnderWay ? (
              <section
                className={classNames(
                  'bg-paper p-5 shadow-float lg:p-8 print:hidden',
                  // the left edge of the sheet below
                  isChange && 'sm:max-lg:px-8 md:max-lg:px-14',
                  act !== null && !isChange && withActBeside,
                  paying !== null && 'lg:grid-rows-[auto_1fr]',
                )}
              >
                <div>
                  <h2 className="text-h4">{t('where')}</h2>
                  <div className="mt-4">
                    <JobProgressLine progress={progress} locale={locale} waitsForYes={isChange}>
                      {visit !== null && isComing(visit) ? (
                        <ChangeBooked {...{ locale, visit }} />
                      ) : null}
                    </JobProgressLine>
                  </div>
                </div>
                {isChange || act === null ? null : (
                  <div className={paying === null ? undefined : 'lg:row-span-2'}>{act}</div>
                )}
                {paying}
              </section>
            ) : null}
            {endsReminders ? <RemindersPanel token={token} /> : null}
            {isChange ? (
              <DifferenceSheet
                {...{ before, words, money }}
                {...choicesOfChange({ paper, words, money })}
                after={paper}
                actions={act}
                printedTerms={printedCancellation()}
                terms={
                  <div className="grid max-w-160 gap-6">
                    {beforePaying({ paying: false, cancellation: true })}
                    {say}
                  </div>
                }
                links={sent}
              />
            ) : (
              <QuoteSheet
                {...{ paper, words }}
                links={
                  <div className="grid gap-6">
                    {say}
                    {sent}
                  </div>
                }
                money={moneyIs === 'held' || isBack ? money : undefined}
                days={isOpen || isDepositAwaited ? props.days : null}
                isUnderWay={isUnderWay}
                saysBackAbove={isBack}
                isOver={isClosedState(state) && state !== 'on_hold'}
                standing={standingOfState(state)}
                outcome={outcomeOfState(state, { ...quote, validUntil: paper.validUntil })}
                // what is done next stands above then, with what paying means
                actions={isUnderWay ? null : act}
                printedAct={printedDue()}
                printedTerms={printedCancellation()}
                terms={beforePaying({ paying: !isUnderWay, cancellation: true })}
                areTermsBeside={isTermsBeside}
                {...(isOpen ? choicesOfOffer({ paper, words, money }) : {})}
              />
            )}
          </div>
        </ChosenOptions>
      </FollowsAct>
    </BrowserTexts>
  )

  /** What is read before a yes or a payment; null where neither can be given. */
  function beforePaying(says: { paying: boolean; cancellation: boolean }): ReactNode {
    if (quote.isPaymentUnderway || !(isOpen || state === 'to_pay')) return null
    const purpose = says.paying && !isOpen ? (quote.due?.purpose ?? null) : null
    const cancellation = says.cancellation ? props.cancellation : ''
    if (purpose === null && cancellation === '') return null
    return (
      <BeforePaying
        {...{ locale, purpose, cancellation }}
        areSizesFinal={paper.measurements === 'final'}
        className={placeOfTerms(says.cancellation)}
      />
    )
  }

  /** Where a line stands above what holds already, it needs none of its own. */
  function placeOfTerms(isBelow: boolean): string | undefined {
    if (isChange) return 'max-lg:mt-0 lg:border-t-0 lg:pt-0'
    return isTermsBeside && isBelow ? 'lg:max-xl:border-t-0 lg:max-xl:pt-0' : undefined
  }

  /** On paper nothing is paid by card. */
  function printedDue(): string | null {
    const { due, number } = quote
    if (state !== 'to_pay' || !due) return null
    const amount = words.money(due.amount, paper.currency)
    return `${t('pay.due')}: ${amount}. ${t('pay.otherwise', { number })}`
  }

  /** Who holds an accepted quote in their hand, or signs a change of it, reads there what cancelling it means. */
  function printedCancellation(): PrintedTerms | null {
    const { cancellation } = props
    const isSaid = isChange || standingOfState(state) === 'accepted'
    if (cancellation === '' || isBack || !isSaid) return null
    return { title: `${t('paying.cancellation')}.`, text: cancellation }
  }

  /** Whether the day that comes next was booked from this link: the office's own is not moved by it. */
  function isComing(booked: OwnVisit): boolean {
    return coming !== null && new Date(booked.start).getTime() === new Date(coming.start).getTime()
  }
}
