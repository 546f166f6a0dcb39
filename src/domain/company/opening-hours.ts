const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Weekday = (typeof days)[number]

/** Times of day as 24-hour `HH:MM`. */
export type OpenSpan = { days: Weekday[]; opens: string; closes: string }

const line =
  /^([a-z]+)(?:\s*[-–]\s*([a-z]+))?\s+(\d{1,2})(?::(\d{2}))?\s*(am|pm)\s*[-–]\s*(\d{1,2})(?::(\d{2}))?\s*(am|pm)\b/i

/**
 * Reads hours as staff write them in English for people: 'Mon-Fri 8:00 AM-6:00 PM', with whatever
 * words behind. Null for a closed day and for what it does not understand.
 */
export function readOpenSpan(text: string): OpenSpan | null {
  const match = line.exec(text.trim())
  if (match === null) return null
  const [, from = '', to = from, h1 = '', m1 = '00', half1 = '', h2 = '', m2 = '00', half2 = ''] =
    match
  const first = dayIndex(from)
  const last = dayIndex(to)
  const opens = clock(h1, m1, half1)
  const closes = clock(h2, m2, half2)
  if (first < 0 || last < first || opens === null || closes === null) return null
  return { days: days.slice(first, last + 1), opens, closes }
}

function dayIndex(word: string): number {
  if (word.length < 3) return -1
  return days.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase()))
}

function clock(hours: string, minutes: string, half: string): string | null {
  const hour = Number(hours)
  if (hour < 1 || hour > 12 || Number(minutes) > 59) return null
  const ofDay = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(ofDay).padStart(2, '0')}:${minutes}`
}
