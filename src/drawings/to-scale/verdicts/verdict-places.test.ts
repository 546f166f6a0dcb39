import { describe, expect, it } from 'vitest'
import {
  hinges,
  layOut,
  layout,
  pane,
  panes,
  plain,
  third,
  told,
} from '../../../../tests/fixtures/told-verdicts'
import { layOutEnclosure } from '../enclosure-layout'
import { hangPoints } from '../hang-points'
import { numberShapes } from '../number-shapes'
import { numberRect } from './number-rect'
import { overlap, squareAround } from './rects'
import { placeVerdicts } from './verdict-places'
import { writtenRects } from './written-rects'

describe('the keys of verdicts', () => {
  it('leave the number of a narrow pane to be read', () => {
    for (const width of [8, 10, 14]) {
      const narrow = layOutEnclosure({
        panes: [pane(width, 'fixed'), pane(26, 'door')],
        room: { width: 420, height: 400 },
        wall: 9,
        ...plain,
      })
      const [drawn] = narrow.panes
      const circle = drawn && numberShapes(drawn, 0, true).find(({ kind }) => kind === 'circle')
      const verdicts = (['plumb', 'tile', 'panel-narrow', 'temper-min'] as const).map((rule) =>
        told({ rule, level: 'approval', piece: 0, field: 'panels.0.widthIn' }),
      )
      for (const { at } of placeVerdicts(narrow, [0, 2], verdicts).keys) {
        if (circle?.kind !== 'circle') continue
        const { centre, radius } = circle
        expect(Math.hypot(at.x - centre.x, at.y - centre.y)).toBeGreaterThan(radius + 14)
      }
    }
  })

  it('leave the glass of a panel to be read where keys stand beside it', () => {
    const pair = layOutEnclosure({
      panes: [pane(36.625, 'fixed'), pane(28, 'door')],
      lines: [
        ['glass', '36 1/2″ ×', '79 13/16″'],
        ['glass', '27 5/8″ ×', '79 5/8″'],
      ],
      room: { width: 340, height: 392 },
      wall: 9,
      ...plain,
    })
    const [, door] = pair.panes
    if (!door) throw new Error('no door is drawn')
    const written = [true, false].flatMap((isSmall) => numberRect(door, 1, isSmall))
    const middle = door.x + door.width / 2
    const others = [0.15, 0.5].map((share) => ({ x: middle, y: door.y + door.height * share }))
    const verdicts = [told({ cure: third }), told({ key: 'wide', rule: 'door-width' })]
    for (const { at } of placeVerdicts(pair, [0, 2], verdicts, others).keys) {
      expect(written.filter((rect) => overlap(rect, squareAround(at, 22)))).toEqual([])
    }
  })

  it('leave every figure and number to be read on a phone, with a box around each hinge', () => {
    const narrow = (panels: ReturnType<typeof pane>[], corner = false) =>
      layOutEnclosure({
        panes: panels,
        ...(corner ? { layout: 'corner' as const } : {}),
        room: { width: 326, height: 400 },
        wall: 9,
        focused: null,
        isBad: () => false,
        format: (inches) => `${inches}″`,
        words: { width: 'width', height: 'height' },
      })
    const three = narrow([pane(34, 'fixed'), pane(32, 'door'), pane(16.3125, 'fixed')])
    const corner = narrow([pane(50.3125, 'door'), pane(32, 'fixed'), pane(16.3125, 'fixed')], true)
    const wide = { rule: 'door-width', level: 'note', field: 'panels.1.widthIn' } as const
    const low = narrow([
      pane(34, 'fixed'),
      { ...pane(26, 'door'), heightIn: 76 },
      pane(20, 'fixed'),
    ])
    const cases = [
      [low, 1, [told(wide), told({ ...wide, key: 'walk' })]],
      [three, 1, [told({ cure: third }), told({ rule: 'door-on-glass' }), told(wide)]],
      [corner, 0, [told({ piece: 0, rule: 'hinges-none', field: 'panels.0.widthIn' })]],
    ] as const
    for (const [drawn, door, verdicts] of cases) {
      const others = hangPoints(drawn).map(({ at }) => at)
      const written = writtenRects(drawn)
      expect(written).toHaveLength(2 * drawn.panes.length + drawn.dimensions.length)
      const placed = placeVerdicts(drawn, [2, 2, 2], verdicts, others)
      for (const { at } of placed.keys) {
        expect(written.filter((rect) => overlap(rect, squareAround(at, 15)))).toEqual([])
      }
      const boxes = placed.shapes.flatMap((shape) =>
        shape.kind === 'rect' && shape.stroke === 'error' ? [shape.rect] : [],
      )
      const { x } = drawn.panes[door] ?? { x: 0 }
      for (const box of boxes.filter((each) => each.x !== x)) {
        expect(box.width).toBeGreaterThan(8)
        expect(written.filter((rect) => overlap(rect, box))).toEqual([])
      }
    }
  })

  it('never set a key on another that hangs the door on its other side', () => {
    const narrow = layOutEnclosure({
      panes: [pane(28, 'door')],
      room: { width: 300, height: 300 },
      wall: 9,
      ...plain,
    })
    const others = hangPoints(narrow).map(({ at }) => at)
    const { keys } = placeVerdicts(narrow, [2], [told({ piece: 0 })], others)
    expect(others).toHaveLength(1)
    for (const { at } of keys) {
      for (const other of others) {
        expect(Math.max(Math.abs(at.x - other.x), Math.abs(at.y - other.y))).toBeGreaterThan(44)
      }
    }
  })

  it('never set two keys on top of each other, nor outside the sheet', () => {
    const many = ['door-walk', 'door-width', 'hinges', 'panel-narrow'] as const
    const { keys } = placeVerdicts(
      layout,
      hinges,
      many.map((rule) => told({ rule, field: 'panels.1.widthIn' })),
    )
    for (const [index, { at }] of keys.entries()) {
      expect(at.x).toBeGreaterThan(22)
      expect(at.x).toBeLessThan(layout.width - 22)
      const near = keys.slice(index + 1).filter((other) => {
        return Math.hypot(other.at.x - at.x, other.at.y - at.y) < 44
      })
      expect(near).toEqual([])
    }
  })

  it('never set two labels over a narrow door on top of each other, nor on a key', () => {
    const narrow = layOut([pane(36, 'fixed'), pane(22, 'door'), pane(36, 'fixed')])
    const panels = [34, 26, 34].map((widthIn) => ({ widthIn, heightIn: 80 }))
    const wider = { kind: 'narrower', panels, hinges: 2, label: 'door 26″' } as const
    const rules = ['door-walk', 'door-width', 'panel-narrow', 'plumb'] as const
    const { shapes, keys } = placeVerdicts(
      narrow,
      hinges,
      rules.map((rule) => told({ rule, field: 'panels.1.widthIn', cure: wider })),
    )
    const boxes = shapes.flatMap((shape) =>
      shape.kind === 'rect' && shape.fill === 'paper' ? [shape.rect] : [],
    )
    expect(boxes).toHaveLength(4)
    const marks = keys.map(({ at }) => ({ x: at.x - 22, y: at.y - 22, width: 44, height: 44 }))
    for (const [index, box] of boxes.entries()) {
      expect(box.y + box.height).toBeLessThanOrEqual(narrow.floorY)
      const on = [...boxes.slice(index + 1), ...marks].filter(
        (other) =>
          Math.abs(box.x + box.width / 2 - other.x - other.width / 2) <
            (box.width + other.width) / 2 &&
          Math.abs(box.y + box.height / 2 - other.y - other.height / 2) <
            (box.height + other.height) / 2,
      )
      expect(on).toEqual([])
    }
  })

  it('stand above one another where there is no room below', () => {
    const low = layOut(panes.map((each) => ({ ...each, heightIn: 12 })))
    const two = ['door-walk', 'door-width'] as const
    const { keys } = placeVerdicts(
      low,
      hinges,
      two.map((rule) => told({ rule, field: 'panels.1.widthIn' })),
    )
    const [one, other] = keys
    expect(Math.abs((one?.at.y ?? 0) - (other?.at.y ?? 0))).toBeGreaterThanOrEqual(44)
  })

  it('say nothing of a panel that is not sized yet', () => {
    expect(placeVerdicts(layout, hinges, [told({ piece: 5 })]).keys).toEqual([])
    const unsized = layOut(panes.map((each) => ({ ...each, widthKnown: false })))
    expect(placeVerdicts(unsized, hinges, [told({})]).keys).toEqual([])
  })
})
