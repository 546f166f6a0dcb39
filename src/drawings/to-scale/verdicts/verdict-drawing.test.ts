import { describe, expect, it } from 'vitest'
import { hinges, layout, pane, plain, third, told } from '../../../../tests/fixtures/told-verdicts'
import { layOutEnclosure } from '../enclosure-layout'
import { numberShapes } from '../number-shapes'
import { boxedHinges, hingesOn } from './hinge-boxes'
import { numberRect } from './number-rect'
import type { ToldVerdict } from './told-verdict'
import { placeVerdicts } from './verdict-places'

const dashed = (verdict: ToldVerdict) =>
  placeVerdicts(layout, hinges, [verdict]).shapes.flatMap((shape) =>
    shape.kind === 'path' && shape.isDashed ? [shape.d] : [],
  )
const textsOf = (verdict: ToldVerdict) =>
  placeVerdicts(layout, hinges, [verdict]).shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape.text] : [],
  )

describe('what verdicts draw', () => {
  it('box every overloaded hinge and outline the door', () => {
    const { shapes } = placeVerdicts(layout, hinges, [told({})])
    const red = shapes.filter((shape) => shape.kind === 'rect' && shape.stroke === 'error')
    expect(red).toHaveLength(3)
    const waits = placeVerdicts(layout, hinges, [told({ rule: 'plumb', level: 'approval' })])
    expect(waits.shapes).toEqual([])
  })

  it('draw the hinge that a fix adds dashed in the middle, with its price', () => {
    expect(dashed(told({ cure: third }))).toHaveLength(1)
    expect(textsOf(told({ cure: third }))).toEqual(['+', 'third, +$57.15'])
  })

  it('say it beside the number of the panel and the glass under it, not over them', () => {
    const heavier = { ...third, hinges: 2, label: 'heavier, +$226.24' } as const
    const alone = layOutEnclosure({
      panes: [pane(36.625, 'door')],
      lines: [['glass', '36 5/16″ ×', '79 5/8″']],
      room: { width: 660, height: 640 },
      wall: 12,
      ...plain,
    })
    const [door] = alone.panes
    if (!door) throw new Error('no door is drawn')
    const { shapes } = placeVerdicts(alone, [2], [told({ piece: 0, cure: heavier })])
    const label = shapes.find((shape) => shape.kind === 'rect' && shape.fill === 'paper')
    if (label?.kind !== 'rect') throw new Error('nothing is said')
    const number = numberShapes(door, 0, false).find((shape) => shape.kind === 'circle')
    const last = numberShapes(door, 0, false).findLast((shape) => shape.kind === 'text')
    if (number?.kind !== 'circle' || last?.kind !== 'text') throw new Error('it has no number')
    const top = number.centre.y - number.radius
    const { y, height } = label.rect
    expect(y + height <= top || y >= top + 4 * 28).toBe(true)
  })

  it('box a hinge apart from the glass that is written beside it, halo and all', () => {
    const pair = layOutEnclosure({
      panes: [
        { ...pane(36.625, 'fixed'), heightIn: 76 },
        { ...pane(28, 'door'), heightIn: 76 },
      ],
      lines: [
        ['glass', '36 1/2″ ×', '75 13/16″'],
        ['glass', '27 5/8″ ×', '75 5/8″'],
      ],
      room: { width: 484, height: 420 },
      wall: 12,
      ...plain,
    })
    const [, door] = pair.panes
    if (!door) throw new Error('no door is drawn')
    const [written] = numberRect(door, 1)
    const boxes = boxedHinges(pair, told({}), [0, 2])
    const lower = boxes.at(-1)
    if (lower?.kind !== 'rect' || !written) throw new Error('no hinge is boxed')
    const [, hinge] = hingesOn(pair, 1, 2)
    expect(lower.rect.x - written.x - written.width).toBeGreaterThanOrEqual(6)
    expect(lower.rect.x).toBeLessThan(hinge?.x ?? 0)
  })

  it('draw a header over all panels', () => {
    const header = { kind: 'header', panels: [], hinges: 2, label: '' } as const
    const [line] = dashed(told({ rule: 'no-header', level: 'approval', cure: header }))
    const [first] = layout.panes
    const wide = layout.panes.reduce((sum, { width }) => sum + width, 0)
    expect(line).toContain(`M${first?.x ?? 0} `)
    expect(line).toContain(`h${wide}v`)
  })

  it('draw the edge that a fix moves, and none that stays', () => {
    const panels = [
      { widthIn: 36, heightIn: 80 },
      { widthIn: 28, heightIn: 80 },
      { widthIn: 36, heightIn: 80 },
    ]
    expect(dashed(told({ cure: { kind: 'narrower', panels, hinges: 2, label: '' } }))).toHaveLength(
      1,
    )
  })

  it('leave out of a dashed edge what is written where it passes', () => {
    const [, door] = layout.panes
    const number = door && numberShapes(door, 1, false).find((shape) => shape.kind === 'circle')
    if (number?.kind !== 'circle') throw new Error('the door has no number')
    const panels = [36, 15, 15, 34].map((widthIn) => ({ widthIn, heightIn: 80 }))
    const cure = { kind: 'divide', panels, hinges: 2, label: '' } as const
    const [line = ''] = dashed(told({ cure }))
    const [, firstEnd, secondStart] =
      /^M[\d.]+ [\d.]+V([\d.]+)M[\d.]+ ([\d.]+)V[\d.]+$/.exec(line) ?? []
    expect(Number(firstEnd)).toBeLessThan(number.centre.y - number.radius)
    expect(Number(secondStart)).toBeGreaterThan(number.centre.y + number.radius)
  })
})
