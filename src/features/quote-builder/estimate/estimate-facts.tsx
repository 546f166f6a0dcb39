import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Customer } from '@/domain/quote/save-request'
import { wholeZip } from '@/domain/text/whole-zip'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import type { CalculatedQuote, SavedQuote } from '../draft/flow-state'
import type { EstimateWords } from './estimate-words'
import { lastDay } from './last-day'

type Props = {
  calculated: CalculatedQuote
  saved: SavedQuote | null
  customer: Customer
  email: string | null
  words: EstimateWords
}

/** For whom, what and until when. */
export function EstimateFacts({ calculated, saved, customer, email, words }: Props) {
  const t = useTranslations('quote.estimate')
  const format = useSiteFormatter()
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'long' })
  const until = lastDay(calculated, saved, words.validDays)
  const who = [customer.name, email, customer.phone].filter(
    (line): line is string => line !== null && line !== '',
  )
  return (
    <dl className="grid gap-1.5 text-base">
      {who.length > 0 ? (
        <Fact label={t('preparedFor')}>
          {who.map((line) => (
            <span key={line} className="block [overflow-wrap:anywhere]">
              {withAddressBreaks(line)}
            </span>
          ))}
        </Fact>
      ) : null}
      {customer.address ? (
        <Fact label={t('projectAddress')}>{wholeZip(customer.address)}</Fact>
      ) : null}
      <Fact label={t('service')}>{words.service}</Fact>
      <Fact label={t('date')}>
        {day(new Date(calculated.calculatedAt))}
        {until ? (
          <span className="block text-small text-text-second">
            {t('validUntil')} {day(until).replaceAll(' ', '\u00a0')}
          </span>
        ) : null}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 md:max-lg:grid-cols-[5.25rem_minmax(0,1fr)] print:grid-cols-[6.5rem_minmax(0,1fr)]!">
      <dt className="pt-px text-small text-text-second">{label}</dt>
      <dd className="min-w-0 fractions">{children}</dd>
    </div>
  )
}
