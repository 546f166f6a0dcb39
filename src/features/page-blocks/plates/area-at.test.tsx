import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { AreaAt } from './area-at'

const useOpening = vi.hoisted(() => vi.fn())
vi.mock('@/client/opening/kept-opening', () => ({ useOpening }))

beforeEach(() => useOpening.mockReset())

const usual = { widthIn: 26, heightIn: 40 }

function areaOf(opening: { width: { inches: number }; height: { inches: number } } | null) {
  useOpening.mockReturnValue(opening)
  return renderToStaticMarkup(
    <AreaAt
      {...{ usual, usualSqFt: 1040 / 144, usualText: '7.22 sq ft', words: '{area} sq ft' }}
    />,
  )
}

it('is of the usual size until the visitor has another, and of that one then', () => {
  expect(areaOf(null)).toBe('7.22 sq ft')
  expect(areaOf({ width: { inches: 26 }, height: { inches: 40 } })).toBe('7.22 sq ft')
  expect(areaOf({ width: { inches: 48 }, height: { inches: 60 } })).toBe('20.00 sq ft')
})

it('writes thousands as the page does', () => {
  expect(areaOf({ width: { inches: 480 }, height: { inches: 480 } })).toBe('1,600.00 sq ft')
})
