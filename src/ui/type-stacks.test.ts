import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = fs.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

describe('the type stacks', () => {
  it.each([
    ['display', ['--font-newsreader)', '--font-newsreader-more)', 'Newsreader stand-in']],
    ['sans', ['--font-inter)', '--font-inter-more)', 'Inter stand-in']],
  ])(
    'asks the %s family first, then its rarer letters, then the stand-in',
    (name, expectedOrder) => {
      const stack = new RegExp(`--font-${name}:([^;]*);`).exec(tokens)?.[1] ?? ''
      const places = expectedOrder.map((family) => stack.indexOf(family))

      expect(places.every((place) => place >= 0)).toBe(true)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(tokens).toContain(`font-family: '${expectedOrder[2]}'`)
    },
  )
})
