import { formatInches } from '@/domain/measure/format-length'

export type RulerMark = {
  sixteenths: number
  /** The whole text that picking it puts in the field. */
  text: string
  /** `5/8`, or the inch itself at both ends. */
  label: string
  /** `.625`, empty at the ends. */
  decimal: string
  size: 'inch' | 'half' | 'quarter' | 'eighth' | 'sixteenth'
}

/** The seventeen marks of a tape from one whole inch to the next. */
export function rulerMarks(wholeInches: number): RulerMark[] {
  return Array.from({ length: 17 }, (_, sixteenths) => {
    const inches = wholeInches + sixteenths / 16
    const end = sixteenths % 16 === 0
    return {
      sixteenths,
      text: formatInches(inches),
      label: end ? String(inches) : formatInches(sixteenths / 16),
      decimal: end ? '' : String(sixteenths / 16).slice(1),
      size: sizeOf(sixteenths),
    }
  })
}

function sizeOf(sixteenths: number): RulerMark['size'] {
  if (sixteenths % 16 === 0) return 'inch'
  if (sixteenths % 8 === 0) return 'half'
  if (sixteenths % 4 === 0) return 'quarter'
  return sixteenths % 2 === 0 ? 'eighth' : 'sixteenth'
}

/** The whole inches that a text starts with, readable or not yet; null where it starts with none. */
export function wholeInchesOf(text: string, readInches: number | null): number | null {
  if (readInches !== null) return Math.floor(readInches)
  const start = /^\s*(\d{1,3})(?![\d.'′])/.exec(text)?.[1]
  return start === undefined ? null : Number(start)
}
