import { isSameThickness } from '@/domain/pricing/thickness'

/** Trade figures for tempered glass, pounds a square foot. */
const halfInchLbPerSqFt = 6.5
const threeEighthsLbPerSqFt = 5.1

/** What standard wall-mounted hinges carry, from their makers' charts. */
const standardHinges = [
  { count: 2, mostLb: 80, mostWidthIn: 28 },
  { count: 3, mostLb: 120, mostWidthIn: 32 },
] as const

export type DoorAdvice = {
  /** To the nearest five pounds: it is said as "about". */
  aboutLb: number
  /** Standard hinges that carry it, or null where heavier ones are needed. */
  hinges: 2 | 3 | null
}

type Door = { widthIn: number; heightIn: number; thicknessMm: number }

/** What a door weighs and what carries it. */
export function doorAdvice({ widthIn, heightIn, thicknessMm }: Door): DoorAdvice {
  const lbPerSqFt = isSameThickness(thicknessMm, 12.7) ? halfInchLbPerSqFt : threeEighthsLbPerSqFt
  const weightLb = ((widthIn * heightIn) / 144) * lbPerSqFt
  const set = standardHinges.find(
    ({ mostLb, mostWidthIn }) => weightLb <= mostLb && widthIn <= mostWidthIn,
  )
  return { aboutLb: Math.max(5, Math.round(weightLb / 5) * 5), hinges: set?.count ?? null }
}
