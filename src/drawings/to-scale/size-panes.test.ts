import { describe, expect, it } from 'vitest'
import { sizePanes } from './size-panes'
import type { TypedPane } from './size-panes'

const blank: TypedPane = {
  widthIn: null,
  heightIn: null,
  lastWidthIn: null,
  lastHeightIn: null,
  role: 'fixed',
}

describe('sizePanes', () => {
  it('draws what can be read at its own size', () => {
    expect(sizePanes([{ ...blank, widthIn: 28, heightIn: 72 }])).toEqual([
      { widthIn: 28, heightIn: 72, widthKnown: true, heightKnown: true, role: 'fixed' },
    ])
  })

  it('keeps an unreadable pane at its last good width', () => {
    const [pane] = sizePanes([{ ...blank, heightIn: 76, lastWidthIn: 28 }])
    expect(pane).toMatchObject({ widthIn: 28, widthKnown: false, heightKnown: true })
  })

  it('keeps an unreadable pane at its last good height, whatever stands beside it', () => {
    const panes = sizePanes([
      { ...blank, widthIn: 28, lastHeightIn: 60 },
      { ...blank, heightIn: 80 },
    ])
    expect(panes[0]).toMatchObject({ heightIn: 60, heightKnown: false })
  })

  it('draws a pane without any width at a third of its height', () => {
    expect(sizePanes([{ ...blank, heightIn: 72 }])[0]?.widthIn).toBe(24)
  })

  it('borrows the height of the tallest neighbour', () => {
    const panes = sizePanes([{ ...blank, heightIn: 60 }, { ...blank, heightIn: 80 }, blank])
    expect(panes[2]?.heightIn).toBe(80)
  })

  it('draws the usual height when nothing is typed', () => {
    expect(sizePanes([blank])[0]?.heightIn).toBe(76)
  })
})
