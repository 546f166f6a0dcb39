'use client'

import { minorDigits } from '@/domain/money/currency'
import { instalmentsOf } from '@/domain/quote/paper-money'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { InstalmentLine, partsOf } from '@/papers/sheet/instalment-line'
import { useChosenOptions } from './chosen-options'

type Props = { currency: string; said: { deposit: string; balance: string } }

/** What is paid first and what later, of the total with what is ticked. */
export function ChosenInstalments({ currency, said }: Props) {
  const format = useSiteFormatter()
  const { sums, known } = useChosenOptions()
  const deposit = known.deposit === null ? null : { amount: known.deposit }
  const instalments = instalmentsOf({ sums: known, deposit, currency })
  if (instalments === null) return null
  const digits = minorDigits(currency)
  const written = (amount: number) =>
    format.number(amount, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const parts = partsOf(instalments, sums === null ? () => '…' : written, said)
  return <InstalmentLine parts={parts} />
}
