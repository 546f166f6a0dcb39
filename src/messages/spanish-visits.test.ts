import { expect, test } from 'vitest'
import words from '@/sample-data/spanish.json'
import { catalogueOf } from '.'

test('a visit that is asked for is a visita de medición, and what is done there a levantamiento', () => {
  const asked = JSON.stringify(catalogueOf('es')).match(/(?:pedir|pida) una visita[^"]{0,14}/gi)
  expect(asked?.length).toBeGreaterThan(0)
  for (const text of asked ?? []) expect(text).toMatch(/una visita de medición/)
  const surveys = Object.entries(words).filter(([english]) => english.startsWith('A survey of'))
  expect(surveys.length).toBeGreaterThan(0)
  for (const [, spanish] of surveys) expect(spanish).toMatch(/^Levantamiento d/)
})
