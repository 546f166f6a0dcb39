import { expect, test } from 'vitest'
import { limits } from '@/domain/pricing/limits'
import { problem } from '@/domain/pricing/problems'
import type { ProblemCode } from '@/domain/pricing/problems'
import en from '@/messages/en/refusals.json'
import { problemsInWords } from './quote-answers'

const codes = Object.keys(en.pricing) as ProblemCode[]

test('every refusal of a price has its own words in Spanish, and no slot is left open', () => {
  for (const code of codes) {
    const field = 'panels.1.widthIn'
    const said = problem(field, code, { panel: 2 })
    const [spanish] = problemsInWords('es', [said])
    expect(spanish?.message, code).not.toBe(said.message)
    expect(spanish?.message, code).not.toMatch(/[{}]|refusals\./)
  }
})

test('a panel is named by its number and its bounds', () => {
  const [said] = problemsInWords('es', [problem('panels.1.widthIn', 'invalid_panel', { panel: 2 })])
  expect(said).toEqual({
    field: 'panels.1.widthIn',
    message: `Medidas no válidas del panel 2: ancho y alto en pulgadas, ${limits.sideIn.most} como máximo.`,
  })
})

test('English keeps the words of the domain', () => {
  const said = problem('panels.0.widthIn', 'invalid_panel')
  expect(problemsInWords('en', [said])).toEqual([said])
})
