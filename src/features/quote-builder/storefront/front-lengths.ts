import { formatOnTape, writeFeet } from '@/domain/measure/format-length'
import { readFeet, readInches } from '@/domain/measure/read-length'
import { nearestSixteenth } from '@/domain/measure/sixteenths'

/** An overall side: a bare number is in feet. */
export const feet = {
  write: writeFeet,
  read: (text: string): number | null => {
    const reading = readFeet(text)
    return reading.ok ? nearestSixteenth(reading.inches) : null
  },
}

/** A part of the front: a bare number is in inches. */
export const inches = {
  write: (value: number) => `${formatOnTape(value)}″`,
  read: (text: string): number | null => {
    const reading = readInches(text)
    return reading.ok ? nearestSixteenth(reading.inches) : null
  },
}

export const count = {
  write: String,
  read: (text: string): number | null => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : null),
}
