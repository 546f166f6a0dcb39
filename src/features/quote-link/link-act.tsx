import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import type { JobProgress } from '@/domain/job/progress'
import { givenBack, receivedAndKept } from '@/domain/quote/paper-money'
import type { PaperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import type { OwnVisit } from '@/services/bookings/own-visits'
import type { LinkedQuote } from '@/services/links/open-link'
import { Alert } from '@/ui/alert'
import { AcceptPanel } from './accept-panel'
import { AcceptedAct } from './accepted-act'
import { NextAct } from './next-act'
import { PayPanel } from './pay-panel'

type Acting = {
  locale: Locale
  token: string
  quote: LinkedQuote
  progress: JobProgress | null
  bookHref: string | null
  visit: OwnVisit | null
  /** Whether the day of the visit is known already. */
  isVisitSet: boolean
  /** That all of its money went back. */
  isBack: boolean
  words: PaperWords
}

/** The one next thing to do with a quote, or the word that nothing is left to do; null where a notice above says it. */
export function linkAct(acting: Acting): ReactNode {
  const act = actOf(acting)
  return act === null ? null : <NextAct>{act}</NextAct>
}

function actOf({ isBack, words, ...acting }: Acting): ReactNode {
  const { locale, token, quote } = acting
  const { paper, money, state } = quote
  const t = translatorOf(locale, 'link')
  if (quote.isPaymentUnderway) return <Alert tone="notice" title={t('state.underway')} />
  if (state === 'to_accept') {
    return (
      <AcceptPanel
        token={token}
        revision={quote.revision}
        currency={paper.currency}
        paid={money.paid}
        isChange={quote.before !== null}
        termsVersion={paper.terms?.version ?? null}
        isEstimated={paper.measurements === 'estimated'}
      />
    )
  }
  if (state === 'to_pay' && quote.due) {
    const { due, number } = quote
    const name = quote.acceptedName ?? paper.customer.name
    return <PayPanel {...{ token, number, name, due }} currency={paper.currency} />
  }
  if (isBack) return null
  if (state === 'paid') return <PaidOff {...{ locale, quote, words }} />
  return state === 'accepted' ? <AcceptedAct {...acting} /> : null
}

type Paid = Pick<Acting, 'locale' | 'quote' | 'words'>

/** Thanks for all that was paid; once a part of it went back, both amounts. */
function PaidOff({ locale, quote: { money, paper }, words }: Paid) {
  const t = translatorOf(locale, 'link')
  const back = givenBack(money, paper.currency)
  if (back === 0) return <Alert tone="done" title={t('state.paid')} />
  const { received } = receivedAndKept(money.payments, paper.currency)
  const amounts = {
    paid: words.money(received, paper.currency),
    back: words.money(back, paper.currency),
  }
  return <Alert tone="notice" title={t('state.partBack', amounts)} />
}
