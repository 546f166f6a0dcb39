import { formatOnTape, writeFeet } from '@/domain/measure/format-length'
import { formatMoney } from '@/domain/money/money'
import type { FrontGlass } from './front-glass'
import type { FrontRange } from './front-range'
import { layOutStorefront } from './lay-out-storefront'
import type { Doors, Storefront } from './storefront'

const doorWords: Record<Doors, string> = {
  none: 'no doors',
  one: 'one door, 36 in',
  pair: 'a pair of doors, 72 in',
  two_pairs: 'two pairs of doors, 144 in',
}

/** A drawn front in words for the office, line by line. */
export function storefrontLines(
  front: Storefront,
  glass: FrontGlass | null,
  range: FrontRange | null,
): string[] {
  const { bays } = layOutStorefront(front)
  const widths = bays.map(({ kind, widthIn }) => {
    const inches = `${formatOnTape(widthIn)} in`
    return kind === 'doors' ? `${inches} (doors)` : inches
  })
  const money = (amount: number) => formatMoney(amount, range?.currencyCode ?? 'USD')
  return [
    `Storefront ${writeFeet(front.widthIn)} × ${writeFeet(front.heightIn)}, ${doorWords[front.doors]}`,
    front.transomIn > 0 ? `Transom ${formatOnTape(front.transomIn)} in` : 'No transom',
    `Bays from the left, centers of members: ${widths.join(', ')}`,
    `Glass: ${glass ? glass.safe.name : 'not chosen'}`,
    range
      ? `Shown as a range for glass and setting, no frame or doors: ${money(range.low)} to ${money(range.high)}`
      : 'No range was shown',
  ]
}
