import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { standardHardware } from '@/i18n/standard-hardware'
import { translatorOf } from '@/i18n/translator'
import { aboutPrices } from './answers/prices'
import { hardware } from './hardware'
import { inSpanish } from './in-spanish'
import { hardware as hardwarePage } from './pages/hardware'
import { showerGlass } from './pages/shower-glass'

const pages = { 'shower glass': showerGlass, hardware: hardwarePage }

/** Every text of a page, by itself. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const lower = (text: string) => text.toLowerCase()

describe.each(locales)('what is standard on a shower, in %s', (locale) => {
  const said = (text: string) => (locale === 'en' ? text : inSpanish(text))
  const standard = standardHardware(locale)
  const extras = translatorOf(locale, 'serviceCatalogue.shower')('extras')

  it.each(Object.entries(pages))(
    'is on the page about %s in the words of the builder',
    (_, page) => {
      const texts = textsOf(page.parts).map(said)
      const full = texts.filter((text) => text.includes(standard))
      expect(full).toHaveLength(1)
      expect(full[0]).toContain(extras)
    },
  )

  it('is in the answer that Sandra gives', () => {
    const answer = aboutPrices.find(({ key }) => key === 'shower-included')?.[locale]?.answer
    expect(answer).toContain(standard)
    expect(answer).toContain(extras)
  })

  it('is the sum of the two lists on the page about showers', () => {
    const list = showerGlass.parts.find(
      (part) => typeof part === 'object' && part.block === 'included',
    )
    if (typeof list !== 'object' || list.block !== 'included') throw new Error('No list.')
    const rows = list.items.map(({ title, text }) => [title, text].map(said).join(', '))
    expect(rows.map(lower)).toContain(lower(standard))
    expect(list.notItems.map(({ title }) => lower(said(title)))).toContain(lower(extras))
  })

  it('names doors and fixed glass only where there are any', () => {
    const [door, fixed] = [{ role: 'door' as const }, { role: 'fixed' as const }]
    const words = [[door], [door, door], [fixed], [fixed, door]].map((panels) =>
      standardHardware(locale, panels),
    )
    expect(new Set(words).size).toBe(4)
    expect(words[3]).toBe(standard)
  })
})

it('asks nothing for a metal, which the pages call included', () => {
  const metals = hardware.filter((row) => row.metal)
  expect(metals.map(({ cost }) => cost)).toEqual([0, 0, 0, 0])
  for (const { parts } of Object.values(pages)) {
    const chapter = parts.find((part) => typeof part === 'object' && part.block === 'metals')
    if (typeof chapter !== 'object' || chapter.block !== 'metals') throw new Error('No metals.')
    expect(chapter.items.map(({ text }) => text)).toEqual([
      '{price}',
      '{price}',
      '{price}',
      '{price}',
    ])
  }
})
