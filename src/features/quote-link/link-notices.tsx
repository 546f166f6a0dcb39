import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import { isClosedState } from '@/domain/quote/link-state'
import { moneyStanding } from '@/domain/quote/paper-money'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import type { LinkedQuote } from '@/services/links/open-link'
import { Alert } from '@/ui/alert'
import { AskLink } from './ask-link'
import { NextAct } from './next-act'
import type { Returned } from './returned'

type Props = {
  locale: Locale
  quote: LinkedQuote
  returned: Returned | null
  /** What was accepted before waits for another yes. */
  isChange: boolean
}

/** Above the quote: that nobody can say yes to it, or what became of a payment. */
export function LinkNotices({ locale, quote, returned, isChange }: Props): ReactNode {
  const t = translatorOf(locale, 'link')
  const words = paperWords(translatorOf(locale, 'papers'), locale)
  const { paper, money, state } = quote
  // nobody knows yet what became of his money: that comes before all else
  if (returned === 'unclear') return <Alert tone="notice" title={t('returned.unclear')} />
  // whoever opens it again sees first that nobody can say yes
  if (isClosedState(state) && !quote.isPaymentUnderway) {
    const date = paper.validUntil ? words.wholeDay(paper.validUntil) : ''
    return (
      <NextAct>
        <Alert tone="notice" title={t(`state.${state}`, { date })}>
          {returned === 'cancelled' ? `${t('returned.nothingCharged')} ` : null}
          {t(`state.${state}Text`)}
          {state === 'on_hold' ? null : (
            <p>
              <AskLink>{t(`state.${state}Act`)}</AskLink>
            </p>
          )}
        </Alert>
      </NextAct>
    )
  }
  if (moneyStanding(money) === 'back' && state !== 'to_accept') {
    return (
      // the paper says it at its foot
      <div className="print:hidden">
        <NextAct>
          <Alert tone="notice" title={words.t('foot.back')}>
            {words.t('foot.backText')}
          </Alert>
        </NextAct>
      </div>
    )
  }
  if (returned === 'changed') {
    return (
      <Alert tone="notice" title={t('returned.changed')}>
        {t('returned.changedText')}
      </Alert>
    )
  }
  if (returned === 'cancelled') return <Alert tone="notice" title={t('returned.cancelled')} />
  // Only what the server has booked is called paid.
  // An address that is opened again later says nothing of a change that came since.
  if (returned === 'paid' && money.paid > 0 && !isChange) {
    return (
      <Alert tone="done" title={t('returned.paid')}>
        {arrived()}
      </Alert>
    )
  }
  return null

  /** The payment that came last, in words. */
  function arrived(): string | null {
    const last = money.payments.at(-1)
    if (last === undefined) return null
    const amount = words.money(last.amount, paper.currency)
    return t('returned.paidText', { amount, date: words.wholeDay(last.date) })
  }
}
