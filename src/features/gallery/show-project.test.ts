import { describe, expect, it } from 'vitest'
import { isIllustrated, shownCategoryName } from './show-project'

const words = { fullBath: 'Full Bath Remodeling' }

describe('the name of a category', () => {
  it('calls shower enclosures full bath remodeling', () => {
    const category = { name: 'Shower Enclosures', slug: 'shower-enclosures' }
    expect(shownCategoryName(category, words)).toBe('Full Bath Remodeling')
  })

  it('is its own for every other', () => {
    expect(shownCategoryName({ name: 'Mirrors', slug: 'mirrors' }, words)).toBe('Mirrors')
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
