'use client'

import { minorDigits } from '@/domain/money/currency'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { InstalmentLine } from '@/papers/sheet/instalment-line'
import { useChosenOptions } from './chosen-options'

function useWritten(currency: string) {
  const format = useSiteFormatter()
  const digits = minorDigits(currency)
  return (amount: number) =>
    format.number(amount, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

type BalanceProps = { paid: number; currency: string; said: { paid: string; balance: string } }

/** What was paid, and what is left of the new total with what is ticked. */
export function ChosenBalance({ paid, currency, said }: BalanceProps) {
  const written = useWritten(currency)
  const { sums, known } = useChosenOptions()
  const share = Math.min(1, paid / known.total)
  return (
    <InstalmentLine
      parts={[
        { amount: written(paid), what: said.paid, share, isDone: true },
        {
          amount: sums === null ? '…' : written(Math.max(0, sums.total - paid)),
          what: said.balance,
          share: 1 - share,
        },
      ]}
    />
  )
}
