import type { PaymentPurpose } from '../quote/due'

type Part = { purpose: PaymentPurpose; amount: number }

/**
 * What came with a payment, or what is to pay now where nothing came: that may be another part of the quote than
 * the payment was begun for. Of a quote that owes nothing, its total.
 */
export function paidOrDue(
  payment: Part,
  { isPaid, due, total }: { isPaid: boolean; due: Part | null; total: number },
): Part {
  const { purpose, amount } = isPaid ? payment : (due ?? { ...payment, amount: total })
  return { purpose, amount }
}
