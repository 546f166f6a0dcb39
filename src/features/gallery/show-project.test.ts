import { describe, expect, it } from 'vitest'
import { isIllustrated, showProject } from './show-project'

const words = {
  untitled: 'Untitled Project',
  noDescription: 'No description available.',
  fullBath: 'Full Bath Remodeling',
}

const project = {
  id: 7,
  title: 'Corner shower',
  description: 'Half-inch glass.',
  projectDate: '2026-09-18',
  category: { id: 1, name: 'Shower Enclosures', slug: 'shower-enclosures' },
  picture: null,
  placeholder: '',
  slug: 'corner-shower',
  place: '',
  glass: '',
  hardware: '',
  measured: null,
  priced: null,
  updatedAt: '2026-09-18T12:00:00.000Z',
}

describe('showProject', () => {
  it('calls shower enclosures full bath remodeling', () => {
    expect(showProject(project, words).categoryName).toBe('Full Bath Remodeling')
  })

  it('keeps the name of every other category', () => {
    const category = { id: 2, name: 'Mirrors', slug: 'mirrors' }
    expect(showProject({ ...project, category }, words).categoryName).toBe('Mirrors')
  })

  it('says so where a title or a description is missing', () => {
    const shown = showProject({ ...project, title: '', description: '' }, words)
    expect(shown).toMatchObject({
      title: 'Untitled Project',
      description: 'No description available.',
    })
  })
})

it('tells the office’s own photographs from illustrations and drawings', () => {
  const picture = {
    src: '/a.webp',
    alt: 'A pane',
    caption: null,
    width: 8,
    height: 6,
    focus: '50% 50%',
  }
  expect(isIllustrated({ picture: null })).toBe(true)
  expect(isIllustrated({ picture: { ...picture, isSample: true } })).toBe(true)
  expect(isIllustrated({ picture: { ...picture, isSample: false } })).toBe(false)
})
