const address = 'https://www.openstreetmap.org/favicon.ico'
const patienceMs = 3000
const keptMs = 10 * 60 * 1000

let known: { answer: Promise<boolean>; until: number } | undefined

/** Whether the map server answers, asked at most every ten minutes however many pages want to know. */
export function isOpenMapReachable(now = Date.now()): Promise<boolean> {
  if (known === undefined || known.until <= now) known = { answer: ask(), until: now + keptMs }
  return known.answer
}

async function ask(): Promise<boolean> {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    return ok
  } catch {
    return false
  }
}
