import { expect, test } from 'vitest'
import { company } from './company'
import { galleryItems } from './gallery'
import { galleryCategories } from './gallery-categories'
import { glassFinishes } from './glass-finishes'
import { glassStyleCategories, glassStyles } from './glass-styles'
import { glassTypes } from './glass-types'
import { hardware } from './hardware'
import { inSpanish } from './in-spanish'
import { installationFactors } from './installation-factors'
import { companyProfile } from './knowledge'
import { pages } from './pages'
import { captionNote, samplePictures } from './pictures'
import { posts } from './posts'
import { referenceJobs } from './reference-jobs'
import { regions, taxRules } from './regions'
import words from './spanish.json'
import { teamMembers, testimonials } from './team'

/** What is the same in every language, by its field. */
const untranslated = new Set([
  ...['slug', 'href', 'block', 'category', 'picture', 'id', 'author', 'publishedAt', 'projectDate'],
  ...['serviceType', 'thickness', 'finish'],
  ...['page', 'code', 'entryKey'],
  ...['monolithicThicknesses', 'igThicknesses', 'phoneGeneral', 'phoneEmergency', 'emailSales'],
  ...['drawing', 'finish', 'metal', 'source', 'axis'],
  ...['emailSupport', 'street', 'city', 'state', 'postalCode', 'fullAddress', 'socialLinks'],
])

const listed = await samplePictures()
const nameOf = ({ name }: { name: string }) => name
const { name: _companyName, ...companyTexts } = company
const content = {
  company: companyTexts,
  galleryCategories,
  galleryItems: galleryItems.map(({ place: _sameInBoth, ...texts }) => texts),
  glassStyleCategories,
  glassStyles,
  companyProfile,
  pages,
  posts,
  teamMembers: teamMembers.map(({ jobTitle, bio }) => ({ jobTitle, bio })),
  testimonials,
  priced: [...regions, ...glassTypes, ...glassFinishes, ...installationFactors].map(nameOf),
  hardware: hardware.map(({ name, description }) => ({ name, description })),
  jobs: referenceJobs.map(({ title }) => title),
  taxes: taxRules.map(({ taxType }) => taxType),
  pictures: [captionNote, ...listed.map(({ title, data }) => ({ title, alt: data.alt }))],
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^# /, '')]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) =>
    untranslated.has(key) ? [] : textsIn(below),
  )
}

test('every text of the sample company is there in Spanish', () => {
  const missing = textsIn(content).filter((text) => text !== '' && !(text in words))
  expect(
    missing,
    'Add these texts to src/sample-data/spanish.json: English first, then formal Spanish of Texas.',
  ).toEqual([])
})

test('no Spanish is kept for a text that is gone', () => {
  const used = new Set(textsIn(content))
  expect(Object.keys(words).filter((text) => !used.has(text))).toEqual([])
})

test('a price keeps its figures and keys', () => {
  for (const row of [...regions, ...glassTypes, ...glassFinishes, ...installationFactors]) {
    expect(inSpanish(row)).toEqual({ ...row, name: inSpanish(row.name) })
  }
  for (const item of hardware) {
    const { name, description } = item
    expect(inSpanish(item)).toEqual({
      ...item,
      name: inSpanish(name),
      description: inSpanish(description),
    })
  }
})

test('a row keeps its addresses and its shape', () => {
  expect(inSpanish({ slug: 'mirrors', title: 'Mirrors', order: 10, tags: ['Shops'] })).toEqual({
    slug: 'mirrors',
    title: 'Espejos',
    order: 10,
    tags: ['Tiendas'],
  })
})
