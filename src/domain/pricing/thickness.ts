import { isGreater, ratioOf, subtract } from '@/domain/money/ratio'

/** Two thicknesses are one and the same when they differ by at most this, in millimetres. */
const tolerance = ratioOf(0.01)

/** Whether two thicknesses in millimetres count as the same: they differ by at most 0.01 mm. */
export function isSameThickness(aMm: number, bMm: number): boolean {
  if (aMm === bMm) return true
  const [thin, thick] = aMm < bMm ? [aMm, bMm] : [bMm, aMm]
  return !isGreater(subtract(ratioOf(thick), ratioOf(thin)), tolerance)
}

/** A thickness as the trade names it, in inches, and in the millimetres that price it. */
export type ThicknessOption = { inches: string; mm: number }

/** What the replacement wizard offers for sealed units, by overall thickness. */
export const insulatedThicknesses: readonly ThicknessOption[] = [
  { inches: '1/2', mm: 12.7 },
  { inches: '5/8', mm: 15.875 },
  { inches: '3/4', mm: 19.05 },
  { inches: '1', mm: 25.4 },
]

/** What the replacement wizard offers for single panes. */
export const flatThicknesses: readonly ThicknessOption[] = [
  { inches: '1/8', mm: 3.175 },
  { inches: '3/16', mm: 4.7625 },
  { inches: '1/4', mm: 6.35 },
  { inches: '3/8', mm: 9.525 },
  { inches: '1/2', mm: 12.7 },
]

/** What the shower wizard offers; with these, clear tempered glass includes its installation. */
export const showerThicknesses: readonly ThicknessOption[] = [
  { inches: '3/8', mm: 9.525 },
  { inches: '1/2', mm: 12.7 },
]

/** Every thickness that is sold by a name in inches. */
export const knownThicknesses: readonly ThicknessOption[] = [
  ...flatThicknesses,
  ...insulatedThicknesses,
]
const nearEnough = ratioOf(0.3)

/**
 * The thickness in inches that a figure in millimetres was probably meant for: 9.5 for 3/8 in, which is
 * 9.525. Whole millimetres are sizes of their own; null where nothing is near.
 */
export function meantThickness(mm: number): ThicknessOption | null {
  if (Number.isInteger(mm)) return null
  const near = knownThicknesses.find((option) => {
    const [thin, thick] = mm < option.mm ? [mm, option.mm] : [option.mm, mm]
    return !isGreater(subtract(ratioOf(thick), ratioOf(thin)), nearEnough)
  })
  return near === undefined || isSameThickness(near.mm, mm) ? null : near
}
