import { openingRequest } from '@/domain/pricing/opening-request'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { isSameThickness, showerThicknesses } from '@/domain/pricing/thickness'
import type { Panel, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { isDrawnAsFront, isShowerService } from '@/domain/services-catalogue/services'
import type { FrontRange } from '@/domain/storefront/front-range'
import { rangeOfOpening } from '@/domain/storefront/range-of-opening'
import { withInchMarks } from '@/domain/text/inch-marks'
import { advise } from './advise'
import type { Verdict } from './advise'
import { priceWithinRules } from './price-within-rules'
import type { RuleName } from './rule-names'
import { sayVerdict } from './say-verdict'
import type { SaidVerdict } from './say-verdict'
import { splitOpening } from './split-opening'
import { divideAboveIn } from './usual-door'
import { limitsOf } from './work'

/** What nobody chose, as the tables name it. */
export type Assumed = {
  /** The thickness of a shower as the trade writes it, `3/8`; null where the glass has a name. */
  inches: string | null
  glass: string
  finish: string
  region: string
}

/** Why the shop looks at it before it is paid, in the words of its rule. */
export type Approval = Pick<SaidVerdict, 'title' | 'reason'>

export type OpeningPrice =
  /** Money in major units. */
  | {
      kind: 'figure'
      total: number
      currencyCode: string
      hasTax: boolean
      assumed: Assumed
      request: QuoteRequest
      /** Of what no sheet is large enough for: the figure counts its area alone. */
      approval: Approval | null
    }
  /** A rule blocks it: why, in the rule's words, and no price. */
  | { kind: 'blocked'; reason: string }
  /** A front: what its glass comes to about, as far as that is known, and no figure before a survey. */
  | { kind: 'surveyed'; range: FrontRange | null }
  | { kind: 'none' }

function coatingsIn({ hardware }: QuoteRequest, tables: PricingTables): string[] {
  return hardware.flatMap(({ id }) => tables.hardware.find((item) => item.id === id)?.name ?? [])
}

/** What an opening costs in the usual glass, or why it has no price; see `openingRequest`. */
export function priceOpening(
  work: OpeningWork,
  size: OpeningSize,
  tables: PricingTables,
): OpeningPrice {
  if (isDrawnAsFront(work.service)) return { kind: 'surveyed', range: rangeOfOpening(size, tables) }
  const built = openingRequest(work, size, tables)
  if (!built.ok) return { kind: 'none' }
  const { request, glassType, finish } = built
  const priced = priceWithinRules(request, tables)
  if (priced.ok) {
    const { totalCost, currencyCode, taxAmount } = priced.quote
    const thickness = showerThicknesses.find(({ mm }) => isSameThickness(mm, request.thicknessMm))
    return {
      kind: 'figure',
      total: totalCost,
      currencyCode,
      hasTax: taxAmount > 0,
      assumed: {
        inches: isShowerService(work.service) ? (thickness?.inches ?? null) : null,
        glass: withInchMarks([glassType.name, ...coatingsIn(request, tables)].join(', ')),
        finish: finish.name,
        region: priced.basis.region.name,
      },
      request,
      approval: isMadeOfPanels(work, size, tables)
        ? null
        : approvalOf(priced.verdicts, request, tables),
    }
  }
  const block =
    priced.kind === 'blocked' ? priced.verdicts.find(({ level }) => level === 'block') : undefined
  return block ? { kind: 'blocked', reason: sayVerdict(block, tables).reason } : { kind: 'none' }
}

const sheetRules: readonly RuleName[] = ['temper-max', 'sheet-max']

const isOfSheet = ({ rule, level }: Verdict) => level === 'approval' && sheetRules.includes(rule)

/** A shower is judged in the panels that its opening is usually divided into, as the builder does. */
function approvalOf(
  verdicts: readonly Verdict[],
  request: QuoteRequest,
  tables: PricingTables,
): Approval | null {
  const whole = verdicts.find(isOfSheet)
  const [opening] = request.panels ?? []
  const found =
    whole && opening && isShowerService(request.serviceType)
      ? advise({ ...request, panels: panelsOf(opening, tables) }, tables).find(isOfSheet)
      : whole
  if (!found) return null
  const { title, reason } = sayVerdict(found, tables)
  return { title, reason }
}

/** A wall of glass is divided into panels, however wide it is, as long as a sheet is as high. */
function isMadeOfPanels(
  { service, category }: OpeningWork,
  { heightIn }: OpeningSize,
  { glassRules }: PricingTables,
): boolean {
  if (service !== 'other_new_installation' || category !== 'specialty') return false
  const sheet = limitsOf(glassRules.find(({ rule }) => rule === 'temper-max'))
  return heightIn <= (sheet.of('longIn') ?? Infinity)
}

function panelsOf({ widthIn, heightIn }: OpeningSize, tables: PricingTables): Panel[] {
  return splitOpening(widthIn, divideAboveIn(tables)).map((part) => ({ ...part, heightIn }))
}
