import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EnclosureDrawing } from './enclosure-drawing'
import { layOutEnclosure } from './enclosure-layout'
import { PaneDrawing } from './pane-drawing'
import { layOutPane } from './pane-layout'
import { WorkDrawing } from './work-drawing'

const known = { widthKnown: true, heightKnown: true } as const
const common = {
  room: { width: 440, height: 342 },
  focused: null,
  isBad: () => false,
  format: (inches: number) => `${inches}″`,
  words: { width: 'width', height: 'height' },
}

/** What stands in a drawing that is made without a browser. */
function figuresIn(markup: string): string[] {
  return [...markup.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text)
}

describe('a drawing to scale that is made without a browser', () => {
  it('has the panels of an enclosure, their numbers and their dimensions', () => {
    const layout = layOutEnclosure({
      ...common,
      wall: 9,
      panes: [
        { widthIn: 36.5, heightIn: 76, role: 'fixed', ...known },
        { widthIn: 28, heightIn: 76, role: 'door', ...known },
      ],
    })
    const markup = renderToStaticMarkup(
      <EnclosureDrawing layout={layout} label="Two panels" hinges={[2, 3]} />,
    )
    expect(markup).toMatch(/^<svg role="img" aria-label="Two panels"/)
    expect(figuresIn(markup)).toEqual(['1', '2', '36.5″', '28″', '64.5″', '76″'])
  })

  it('has a pane and its two dimensions, the height turned to be read from the right', () => {
    const pane = { widthIn: 24, heightIn: 30, role: 'fixed', ...known } as const
    const layout = layOutPane({ ...common, pane })
    const markup = renderToStaticMarkup(<PaneDrawing layout={layout} label="A pane" />)
    expect(figuresIn(markup)).toEqual(['24″', '30″'])
    expect(markup.match(/rotate\(-90/g)).toHaveLength(1)
  })

  it('has several panes of a window side by side with their letters, between no walls', () => {
    const panel = { role: 'fixed', hinges: 0, weightLb: null } as const
    const panels = [
      { ...panel, widthIn: 24, heightIn: 36 },
      { ...panel, widthIn: 18, heightIn: 30 },
    ]
    const markup = renderToStaticMarkup(
      <WorkDrawing
        work={{ drawn: 'pane', panels, look: { finishKey: 'bronze', metal: null } }}
        at={{ room: common.room, wall: 9, format: common.format, words: common.words }}
        name={null}
        label="Two panes"
      />,
    )
    expect(figuresIn(markup)).toEqual(['A', 'B', '24″', '18″', '36″', '30″'])
  })
})
