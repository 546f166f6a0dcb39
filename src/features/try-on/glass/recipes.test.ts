import { describe, expect, it } from 'vitest'
import { glassesOf, recipeOf, strengthOf, styleIds } from './recipes'
import type { GlassId } from './recipes'

function passesOf(glass: GlassId, opacity = 100) {
  const [red, green, blue] = strengthOf(recipeOf(glass), opacity).passes
  return { red, green, blue, light: 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

const greenOf = (glass: GlassId) => passesOf(glass).green / passesOf(glass).red

describe('what a glass lets through', () => {
  it.each(['clear', 'laminated', 'tempered'] as const)('%s is green', (glass) => {
    expect(greenOf(glass)).toBeGreaterThan(1.05)
  })

  it.each(['clearLowIron', 'laminatedLowIron', 'temperedLowIron'] as const)(
    '%s is not, and takes less light',
    (glass) => {
      expect(greenOf(glass)).toBeCloseTo(1, 2)
      expect(passesOf(glass).light).toBeGreaterThan(passesOf('clear').light)
    },
  )

  it('laminated is a softer green than clear', () => {
    expect(greenOf('laminated')).toBeLessThan(greenOf('clear'))
  })

  it('bronze is warm, gray is not, and both darken by about half', () => {
    expect(passesOf('bronze').red / passesOf('bronze').blue).toBeGreaterThan(1.4)
    expect(passesOf('gray').red / passesOf('gray').blue).toBeCloseTo(1, 0)
    for (const glass of ['bronze', 'gray'] as const) {
      expect(passesOf(glass).light).toBeGreaterThan(0.35)
      expect(passesOf(glass).light).toBeLessThan(0.55)
    }
  })

  it('nothing is taken at opacity 0, half of it at 50', () => {
    for (const glass of styleIds.flatMap((style): readonly GlassId[] => glassesOf[style])) {
      expect(strengthOf(recipeOf(glass), 0)).toEqual({ passes: [1, 1, 1], veil: 0 })
      const [half, whole] = [strengthOf(recipeOf(glass), 50), strengthOf(recipeOf(glass), 100)]
      expect(half.veil).toBeCloseTo(whole.veil / 2)
      half.passes.forEach((passed, color) => {
        expect(1 - passed).toBeCloseTo((1 - (whole.passes[color] ?? NaN)) / 2)
      })
    }
  })
})

it('only etched glass hides shapes, and it is matte', () => {
  const hiding = styleIds
    .flatMap((style): readonly GlassId[] => glassesOf[style])
    .filter((glass) => recipeOf(glass).blur === 1)
  expect(hiding).toEqual(['etched'])
  expect(recipeOf('etched').bands).toBe(0)
})
