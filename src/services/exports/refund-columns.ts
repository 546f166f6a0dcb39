import 'server-only'
import type { Payment } from '@/payload-types'
import { cellText } from './cell-text'
import type { Cell } from './cell-text'

type Refund = NonNullable<Payment['refunds']>[number]
type Row = Record<string, unknown>
type RefundColumn = { name: string; label: string; cell: (row: Row) => Cell }

const dayText = cellText({ name: 'at', type: 'date' }, () => '')

/** When a payment was given back and why: of several refunds one after the other, of one that failed nothing. */
export const refundColumns: RefundColumn[] = [
  { name: 'refunds.at', label: 'Given back on', cell: ofEach(({ at }) => String(dayText(at))) },
  {
    name: 'refunds.reason',
    label: 'Given back because',
    cell: ofEach(({ reason }) => reason ?? ''),
  },
]

function ofEach(say: (refund: Refund) => string): (row: Row) => string {
  return ({ refunds }) =>
    Array.isArray(refunds)
      ? (refunds as Refund[])
          .filter(({ state }) => state !== 'failed')
          .map(say)
          .filter((text) => text !== '')
          .join('; ')
      : ''
}
