import { safetyPlaces } from '@/domain/pricing/types'
import type { GlassRule, Panel, SafetyPlace } from '@/domain/pricing/types'
import { areaOf, limitsOf } from './work'

type Answered = { [Place in SafetyPlace]?: boolean | 'unknown' | undefined } | undefined

type Asked = {
  request: { safety?: Answered }
  pieces: readonly Pick<Panel, 'widthIn' | 'heightIn'>[]
  tables: { glassRules: readonly GlassRule[] }
}

/**
 * Where the shop's rules ask whether a pane is, IRC R308.4: a place without a row is not asked about,
 * and nearness to the floor only of a pane over the square feet of its rule.
 */
export function placesThatMatter({ pieces, tables }: Omit<Asked, 'request'>): SafetyPlace[] {
  return safetyPlaces.filter((place) => {
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
  return placesThatMatter(asked).some(
    (place) => safety[place] === true || safety[place] === 'unknown',
  )
}
