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
 * Where the shop's rules ask whether a pane is, IRC R308.4: a place without a row is not asked about,
 * nor whether glass of a door is in one, and nearness to the floor only of a pane over the square feet of
 * its rule.
 */
export function placesThatMatter({ request, pieces, tables }: Asked): SafetyPlace[] {
  return safetyPlaces.filter((place) => {
    if (place === 'door' && isDoorItself(request)) return false
    const rule = tables.glassRules.find((row) => row.rule === `safety-${place}`)
    if (!rule) return false
    const most = limitsOf(rule).of('mostSqFt')
    return place !== 'low' || most === null || pieces.some((piece) => areaOf(piece) > most)
  })
}

/** Of these, where somebody said that they do not know. */
export function placesNotKnown(asked: Asked): SafetyPlace[] {
  const { safety = {} } = asked.request
  return placesThatMatter(asked).filter((place) => safety[place] === 'unknown')
}

/** Whether a pane is priced as safety glass for what was answered: it has to be, or may have to. */
export function isPricedSafe(asked: Asked): boolean {
  const { safety = {} } = asked.request
  const ofDoor = asked.tables.glassRules.some(({ rule }) => rule === 'safety-door')
  if (ofDoor && isDoorItself(asked.request)) return true
  return placesThatMatter(asked).some(
    (place) => safety[place] === true || safety[place] === 'unknown',
  )
}
