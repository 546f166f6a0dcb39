import { describe, expect, it } from 'vitest'
import { measuringPost } from './measuring-post'

const other = { slug: 'clear-or-low-iron', title: 'Clear or low iron?' }
const windows = { slug: 'how-to-measure-a-window', title: 'How to measure a window', more: 1 }
const showers = { slug: 'how-to-measure-for-a-shower-door', title: 'Showers', more: 2 }

describe('the post that says how to measure', () => {
  it('is the newest of them, and no more of it than is shown', () => {
    expect(measuringPost([{ ...other, more: 0 }, windows, showers])).toEqual({
      slug: windows.slug,
      title: windows.title,
    })
  })

  it('is none where no such post is published', () => {
    expect(measuringPost([other])).toBeNull()
    expect(measuringPost([{ slug: 'not-how-to-measure', title: 'No' }])).toBeNull()
  })
})
