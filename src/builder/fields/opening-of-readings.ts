import { openingOf } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'
import type { DimensionReading } from './judge-dimension'

type Pair<Value> = { width: Value; height: Value }

/** The opening that two fields say together; null while one of them cannot be read. */
export function openingOfReadings(
  { width, height }: Pair<DimensionReading>,
  typed: Pair<string>,
): Opening | null {
  if (!width.ok || !height.ok) return null
  return openingOf(
    { text: typed.width.trim(), inches: width.inches },
    { text: typed.height.trim(), inches: height.inches },
  )
}
