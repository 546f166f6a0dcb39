/**
 * What the sample prices follow, where a published figure was found: the clear glass rows of Island
 * Glass's calculator (github.com/Kellum/islandGlass, docs/CALCULATOR_AUDIT_REPORT.md at 729160a5)
 * and its surcharge for tempering. Dollars per square foot.
 * No figure was found for insulated units, installed showers, mirrors, laminated or wired glass,
 * hardware or labour: those sample prices are the trade's order of size, and nothing more.
 */
const sourcedClearGlass = { '1/8"': 8.5, '1/4"': 12.5, '3/8"': 18, '1/2"': 22.5 } as const

const sourcedTemperingFactor = 1.35

type Thickness = keyof typeof sourcedClearGlass
type Sourced = { glassType: string; follows: Thickness; tempered: boolean }

/** Which sample glass type follows which figure. */
export const sourcedPrices: Sourced[] = [
  { glassType: 'Clear annealed 1/8"', follows: '1/8"', tempered: false },
  { glassType: 'Clear annealed 1/4"', follows: '1/4"', tempered: false },
  { glassType: 'Clear annealed 3/8"', follows: '3/8"', tempered: false },
  { glassType: 'Clear annealed 1/2"', follows: '1/2"', tempered: false },
  { glassType: 'Tempered tabletop 1/4"', follows: '1/4"', tempered: true },
  { glassType: 'Tempered tabletop 3/8"', follows: '3/8"', tempered: true },
  { glassType: 'Tempered tabletop 1/2"', follows: '1/2"', tempered: true },
  { glassType: 'Tempered pane 1/4"', follows: '1/4"', tempered: true },
  { glassType: 'Tempered pane 3/8"', follows: '3/8"', tempered: true },
  { glassType: 'Tempered pane 1/2"', follows: '1/2"', tempered: true },
  { glassType: 'Clear tempered 1/4"', follows: '1/4"', tempered: true },
  { glassType: 'Clear tempered 1/2"', follows: '1/2"', tempered: true },
]

/** The published figure behind a sample price, in dollars per square foot. */
export function sourcedPrice({ follows, tempered }: Sourced): number {
  return sourcedClearGlass[follows] * (tempered ? sourcedTemperingFactor : 1)
}
