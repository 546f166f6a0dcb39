import { describe, expect, it } from 'vitest'
import { chaptersOf } from './chapters-of'

const heading = (tag: string, ...words: string[]) => ({
  type: 'heading',
  tag,
  children: words.map((text) => ({ type: 'text', text })),
})
const of = (...children: object[]) => chaptersOf({ root: { children } })

describe('chaptersOf', () => {
  it('answers each second heading with its place', () => {
    expect(
      of(heading('h2', 'Wait for ', 'the tile'), { type: 'paragraph' }, heading('h3', 'A detail')),
    ).toEqual([{ id: 'wait-for-the-tile', title: 'Wait for the tile' }])
  })

  it('leaves out what has no place of its own', () => {
    expect(of(heading('h2', 'Twice'), heading('h2', 'Twice'), heading('h2', '…'))).toEqual([
      { id: 'twice', title: 'Twice' },
    ])
    expect(chaptersOf(null)).toEqual([])
  })
})
