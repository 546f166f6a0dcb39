import 'server-only'
import { majorToMinor } from '@/domain/money/money'
import { partsOfMoney } from '@/domain/payment/parts-of-money'
import type { MoneyParts } from '@/domain/payment/parts-of-money'
import { placeOfAddress } from '@/domain/payment/place-of-address'
import type { MoneyEvent } from './money-events'

/** Of one place, property, job and currency what the shop kept, in minor units. */
export type TaxLine = Pick<MoneyEvent, 'use' | 'job' | 'currency'> & {
  place: string
  parts: MoneyParts
}

export const partNames = ['net', 'materials', 'labor', 'otherLines', 'overhead', 'tax'] as const

/** One for each place, property, job and currency, by place. */
export function taxLines(events: MoneyEvent[]): TaxLine[] {
  const lines = new Map<string, TaxLine>()
  for (const event of events) {
    const { use, job, currency } = event
    const place = placeOfAddress(event.address)
    const key = JSON.stringify([place, use, job, currency])
    const line = lines.get(key) ?? { place, use, job, currency, parts: nothing }
    const parts = partsOf(event)
    const sums = partNames.map((name) => [name, line.parts[name] + parts[name]])
    lines.set(key, { ...line, parts: Object.fromEntries(sums) as MoneyParts })
  }
  return [...lines.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, line]) => line)
}

const nothing: MoneyParts = { net: 0, materials: 0, labor: 0, otherLines: 0, overhead: 0, tax: 0 }

function partsOf(event: MoneyEvent): MoneyParts {
  // it goes back whole, and is no sale
  if (event.isDuplicate) return nothing
  const minor = (major: number) => majorToMinor(major, event.currency) ?? 0
  return partsOfMoney(minor(event.gross) - minor(event.refunded), {
    materials: minor(event.materials),
    labor: minor(event.labor),
    otherLines: minor(event.otherLines),
    tax: minor(event.tax),
    total: minor(event.total),
  })
}
