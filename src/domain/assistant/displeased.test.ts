import { expect, it } from 'vitest'
import { isDispleased } from './displeased'

it.each([
  'this sucks',
  'You SUCK!!',
  'fuck you',
  'useless bot',
  'you’re not helpful',
  'what a waste of time',
  'esto no sirve',
  'eres inútil',
  'pendejos',
  'no me entiendes',
])('%j has had enough', (message) => {
  expect(isDispleased(message)).toBe(true)
})

it.each([
  'do you carry suction cups',
  'dumb question, how do I measure a shower',
  'una pregunta tonta: ¿van a Plano?',
  'mi ventana no sirve',
  'is it safe',
  'what a mess, the glass is foggy',
])('%j has not', (message) => {
  expect(isDispleased(message)).toBe(false)
})
