import { expect, it } from 'vitest'
import { registerGlass } from '@/domain/gallery/registration'
import { elevationOf } from '@/domain/gallery/elevation'
import { galleryItems } from './gallery'
import { sampleScales } from './gallery-scales'
import { samplePictures } from './pictures'

const listed = await samplePictures()
const entries = Object.entries(sampleScales)

it('measures pictures that the gallery shows', () => {
  const shown = galleryItems.map(({ picture }) => picture)
  expect(entries.filter(([name]) => !shown.includes(name))).toEqual([])
})

it.each(entries)('%s has one scale, and panels that make up its width', (name, work) => {
  const picture = listed.find((candidate) => candidate.name === name)
  if (picture === undefined) throw new Error(`The manifest has no ${name}.`)
  expect(registerGlass(work.lines, work, picture)).toMatchObject({ ok: true })
  const { panels, widthIn, lowerEdgeIn } = work
  if (panels.length > 0) expect(panels.reduce((sum, panel) => sum + panel.widthIn, 0)).toBe(widthIn)
  // the floor of the picture agrees with the tape to within two inches
  const shown = elevationOf(work, picture)
  expect(Math.abs((shown?.glass.lowerEdgeIn ?? NaN) - lowerEdgeIn)).toBeLessThan(2)
})

it('shows one of each kind on the home page, which shows the newest four', () => {
  const newest = galleryItems.slice(-4).map(({ category }) => category)
  expect(newest.toSorted()).toEqual([
    'mirrors',
    'shower-enclosures',
    'storefronts-and-offices',
    'windows-and-doors',
  ])
})
