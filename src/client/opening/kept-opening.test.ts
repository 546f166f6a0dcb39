import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followOpening, keepOpening, keepPiece, keptOpening } from './kept-opening'
import { openingOf, openingOfInches, readOpening, sizesOf, writeOpening } from './opening'

function fakeStorage() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

const shower = openingOf({ text: `3' 0 5/8"`, inches: 36.625 }, { text: '76', inches: 76 })

describe('an opening', () => {
  it('is written in sixteenths, and keeps what was typed', () => {
    expect(shower && sizesOf(shower)).toEqual({ width: '36 5/8', height: '76' })
    expect(shower?.width.text).toBe(`3' 0 5/8"`)
    expect(readOpening(shower && writeOpening(shower))).toEqual(shower)
  })

  it.each([
    [0.1, 600],
    [600, 0.1],
  ])('may be %s by %s in', (width, height) => {
    expect(openingOfInches(width, height)).not.toBeNull()
  })

  it.each([
    [0.09, 76],
    [36, 600.01],
    [Number.NaN, 76],
    [36, Infinity],
    [-36, 76],
  ])('is none at %s by %s in', (width, height) => {
    expect(openingOfInches(width, height)).toBeNull()
  })

  it.each([
    null,
    '',
    'no json',
    'null',
    '[]',
    '{}',
    '{"width":{"text":"36","inches":36}}',
    '{"width":{"text":"36","inches":"36"},"height":{"text":"76","inches":76}}',
    '{"width":{"text":"","inches":36},"height":{"text":"76","inches":76}}',
    `{"width":{"text":"${'9'.repeat(41)}","inches":36},"height":{"text":"76","inches":76}}`,
    '{"width":{"text":"36","inches":36},"height":{"text":"760","inches":760}}',
  ])('is not made of what somebody else left there: %s', (kept) => {
    expect(readOpening(kept)).toBeNull()
  })
})

describe('the opening that is kept', () => {
  let browser: ReturnType<typeof fakeStorage>
  beforeEach(() => {
    browser = fakeStorage()
    vi.stubGlobal('window', { localStorage: browser })
  })
  afterEach(() => {
    keepOpening(null)
    vi.unstubAllGlobals()
  })

  it('is the same object until it changes, as React wants it', () => {
    keepOpening(shower)
    expect(keptOpening()).toBe(keptOpening())
    expect(keptOpening()).toEqual(shower)
  })

  it('follows what another tab writes', () => {
    keepOpening(shower)
    const other = openingOfInches(60, 80)
    browser.setItem('opening', other ? writeOpening(other) : '')
    expect(keptOpening()).toEqual(other)
    browser.removeItem('opening')
    expect(keptOpening()).toBeNull()
  })

  it('is none of what lies, whose depth is no height', () => {
    const seen: unknown[] = []
    const stop = followOpening((opening) => seen.push(opening))
    keepPiece(openingOfInches(36, 12))
    expect(keptOpening()).toBeNull()
    expect(seen).toEqual([])
    stop()
    keepPiece(null)
  })

  it('tells who follows it, and only of changes', () => {
    const seen: unknown[] = []
    const stop = followOpening((opening) => seen.push(opening))
    keepOpening(shower)
    keepOpening(openingOfInches(36.625, 76))
    keepOpening(null)
    stop()
    keepOpening(shower)
    expect(seen).toEqual([shower, null])
  })

  it('stays on the page where the browser refuses its storage', () => {
    browser.setItem = () => {
      throw new Error('full')
    }
    keepOpening(shower)
    expect(keptOpening()).toEqual(shower)
  })
})
