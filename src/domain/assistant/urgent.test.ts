import { expect, it } from 'vitest'
import { urgencyOf } from './urgent'

it.each([
  'my storefront was smashed tonight',
  'sliding door shattered everywhere',
  'somebody threw a rock through our window',
  'got broken into last night',
  'storm blew out our patio door',
  'me tumbaron la puerta',
  'kid threw a baseball through the window',
  'se metieron a robar y quebraron el aparador',
  'se rompio mi ventana',
  'me quebraron la puerta',
  'se cayo la puerta de la regadera y se hizo pedazos',
  'my shower door exploded',
])('%j cannot wait', (message) => {
  expect(urgencyOf(message)).toBe('now')
})

it.each([
  'do you board up broken windows',
  'can you replace a broken patio door',
  'if the glass breaks is it dangerous',
  'es peligroso si se rompe el vidrio',
  'can a shower door explode',
])('%j may be urgent', (message) => {
  expect(urgencyOf(message)).toBe('maybe')
})

it.each(['what does a mirror cost', 'cuanto cuesta una regadera', 'my windshield is cracked'])(
  '%j is not urgent',
  (message) => {
    expect(urgencyOf(message)).toBe('none')
  },
)
