import { safetyPlaces } from '@/domain/pricing/types'
import type { GlassRule, Panel, SafetyPlace } from '@/domain/pricing/types'
import { commercialProductOf, productRow } from '@/domain/services-catalogue/commercial-products'
import { areaOf, limitsOf } from './work'

type Answered = { [Place in SafetyPlace]?: boolean | 'unknown' | undefined } | undefined

type Service = { serviceType: string; product?: string | null | undefined }

type Asked = {
  request: Service & { safety?: Answered }
  pieces: readonly Pick<Panel, 'widthIn' | 'heightIn'>[]
  tables: { glassRules: readonly GlassRule[] }
}

/** Whether the glass is that of a door, whatever is answered. */
export function isDoorItself({ serviceType, product }: Service): boolean {
  if (serviceType === 'door_replacement') return true
  const sold = serviceType === 'commercial_inquiry' ? commercialProductOf(product) : null
  return sold !== null && productRow(sold).hardwareUses?.every((use) => use === 'door') === true
}

/**
 * Where the shop's rules ask whether a pane is, IRC R308.4: a place without a row is not asked about, and
 * nearness to the floor only of a pane over the square feet of its rule. Glass of a door has to be safety
 * glass wherever it stands.
 */
export function placesThatMatter({ request, pieces, tables }: Asked): SafetyPlace[] {
  if (isSafeAsDoor({ request, tables })) return []
  return safetyPlaces.filter((place) => {
    const rule = tables.glassRules.find((row) => row.rule === `safety-${place}`)
    if (!rule) return false
    const most = limitsOf(rule).of('mostSqFt')
    return place !== 'low' || most === null || pieces.some((piece) => areaOf(piece) > most)
  })
}

function isSafeAsDoor({ request, tables }: Omit<Asked, 'pieces'>): boolean {
  return tables.glassRules.some(({ rule }) => rule === 'safety-door') && isDoorItself(request)
}

/** Of these, where somebody said that they do not know. */
export function placesNotKnown(asked: Asked): SafetyPlace[] {
  const { safety = {} } = asked.request
  return placesThatMatter(asked).filter((place) => safety[place] === 'unknown')
}

/** Whether a pane is priced as safety glass for what was answered: it has to be, or may have to. */
export function isPricedSafe(asked: Asked): boolean {
  if (isSafeAsDoor(asked)) return true
  const { safety = {} } = asked.request
  return placesThatMatter(asked).some(
    (place) => safety[place] === true || safety[place] === 'unknown',
  )
}
