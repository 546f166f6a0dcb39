import { format } from 'node:util'
import { afterAll, afterEach, onTestFinished } from 'vitest'

type Announced = { words: RegExp; times: number }

const levels = ['error', 'warn'] as const
const unexpected: string[] = []
let announced: Announced[] = []

/**
 * Announces what `console.error` or `console.warn` will say in the running test, which has to say it;
 * answers how often it was said.
 */
export function expectComplaint(words: RegExp): () => number {
  const expected = { words, times: 0 }
  announced.push(expected)
  onTestFinished(() => {
    announced = announced.filter((other) => other !== expected)
    if (expected.times === 0) throw new Error(`The console was expected to say ${String(words)}.`)
  })
  return () => expected.times
}

/** Has a test, or else its file, fail for what the console complains of without being announced. */
export function failOnComplaints(): void {
  const own = { error: console.error, warn: console.warn }
  for (const level of levels) {
    console[level] = (...said: unknown[]) => {
      const text = format(...said)
      const expected = announced.find(({ words }) => words.test(text))
      if (expected) expected.times += 1
      else unexpected.push(`console.${level}: ${text}`)
    }
  }
  afterEach(throwComplaints)
  afterAll(() => {
    Object.assign(console, own)
    throwComplaints()
  })
}

function throwComplaints(): void {
  const complaints = unexpected.splice(0)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}
