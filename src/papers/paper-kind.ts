import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { moneyStanding } from '@/domain/quote/paper-money'

type Paper = Pick<QuotePaper, 'measurements'>

/** An estimate, until its sizes are final or money came for it. */
export function paperKind({ measurements }: Paper, money?: PaperMoney): 'estimate' | 'final' {
  return measurements === 'final' || moneyStanding(money) !== 'none' ? 'final' : 'estimate'
}

/** What its foot says of sizes and price; once the money went back, that. */
export function footOf(
  { measurements }: Paper,
  money?: PaperMoney,
): 'estimated' | 'begun' | 'final' | 'back' {
  const standing = moneyStanding(money)
  if (standing === 'back') return 'back'
  if (measurements === 'final') return 'final'
  return standing === 'held' ? 'begun' : 'estimated'
}
