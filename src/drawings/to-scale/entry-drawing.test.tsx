import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EntryDrawing } from './entry-drawing'

const drawn = (width: string, height: string, size: { widthIn: number; heightIn: number } | null) =>
  renderToStaticMarkup(<EntryDrawing {...{ size, width, height }} />)

describe('the drawing beside the entry of sizes', () => {
  it('has a figure at each side', () => {
    const drawing = drawn(' 60 3/8', '80', { widthIn: 60.375, heightIn: 80 })
    expect(drawing).toContain('60 3/8″')
    expect(drawing).toContain('80″')
  })

  it('has no figure where no size was typed', () => {
    expect(drawn('', '80', null).match(/″/g)).toHaveLength(1)
    expect(drawn('60', ' ', null).match(/″/g)).toHaveLength(1)
  })
})
