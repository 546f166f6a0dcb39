import { getTranslations } from 'next-intl/server'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import { advise } from '@/domain/glass-rules/advise'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { Quote } from '@/payload-types'
import { pricingForOffice } from '@/services/catalogue/current-pricing'
import { inputsOf } from '@/services/quotes/stored-quote'
import { ReleaseQuote } from './release-quote'

type Props = { payload: Payload; quote: Pick<Quote, 'id' | 'inputs'> }

/** Why a quote that a customer saved waits, and the way to let it be paid. */
export async function QuoteApproval({ payload, quote }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote.approval' })
  const { tables } = await pricingForOffice({ payload })
  const inputs = inputsOf(quote)
  const reasons = (inputs ? advise(inputs, tables) : [])
    .filter(({ level }) => level !== 'note')
    .map((verdict) => {
      const { title, reason } = sayVerdict(verdict, tables)
      return `${title}: ${reason}`
    })
  const texts = {
    title: t('title'),
    note: t('note'),
    release: t('release'),
    failed: t('failed'),
  }
  return <ReleaseQuote quoteId={quote.id} reasons={reasons} texts={texts} />
}
