import { describe, expect, it } from 'vitest'
import { posts } from '@/sample-data/posts'
import { measuringPost } from './measuring-post'

const other = { slug: 'clear-or-low-iron', title: 'Clear or low iron?' }
const windows = { slug: 'how-to-measure-a-window', title: 'How to measure a window', more: 1 }
const showers = { slug: 'how-to-measure-for-a-shower-door', title: 'Showers', more: 2 }
const any = { slug: 'how-to-measure-glass', title: 'How to measure glass', more: 3 }

describe('the post that says how to measure', () => {
  it('is the one about what is measured, and no more of it than is shown', () => {
    const all = [{ ...other, more: 0 }, windows, showers]
    expect(measuringPost(all, 'window')).toEqual({ slug: windows.slug, title: windows.title })
    expect(measuringPost(all, 'shower')).toEqual({ slug: showers.slug, title: showers.title })
  })

  it('is the newest of them', () => {
    const newer = { slug: 'how-to-measure-windows-of-a-house', title: 'Newer', more: 4 }
    expect(measuringPost([newer, windows], 'window')?.slug).toBe(newer.slug)
  })

  it('is one about any glass where none is about this', () => {
    expect(measuringPost([any, showers], 'window')?.slug).toBe(any.slug)
    expect(measuringPost([any, showers], 'shower')?.slug).toBe(showers.slug)
  })

  it('is none where no such post is published, and never one about other glass', () => {
    expect(measuringPost([other], 'shower')).toBeNull()
    expect(measuringPost([showers], 'window')).toBeNull()
    expect(measuringPost([{ slug: 'not-how-to-measure', title: 'No' }], 'window')).toBeNull()
  })

  it('is there for both kinds at the sample company', () => {
    const found = (['shower', 'window'] as const).map((kind) => measuringPost(posts, kind)?.slug)
    expect(found).toEqual(['how-to-measure-for-a-shower-door', 'how-to-measure-a-window'])
  })
})
