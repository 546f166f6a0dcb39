import { describe, expect, it } from 'vitest'
import {
  addPanel,
  changePanel,
  chooseLayout,
  chooseRole,
  emptyShower,
  handShower,
  hangDoor,
  mayAddPanel,
  removePanel,
  showerDraftShape,
} from './shower-draft'

const two = addPanel(emptyShower({ width: '36 5/8', height: '76' }))

describe('the shower draft', () => {
  it('starts with one empty fixed panel, or with the sizes of a link', () => {
    expect(emptyShower().panels).toMatchObject([{ id: 1, width: '', height: '', role: 'fixed' }])
    expect(emptyShower({ width: '60', height: null }).panels[0]?.width).toBe('60')
  })

  it('takes the one panel of a link over those it kept, and keeps the other choices', () => {
    const kept = { ...two, finishKey: 'rain' }
    const handed = handShower(kept, { width: '60', height: '80' })
    expect(handed.finishKey).toBe('rain')
    expect(handed.panels).toMatchObject([{ width: '60', height: '80', lastWidthIn: 60 }])
    expect(handShower(handed, { width: '60', height: '80' })).toBe(handed)
    expect(handShower(kept, { width: null, height: null })).toBe(kept)
  })

  it('gives a new panel the height of its neighbour and no width', () => {
    expect(two.panels[1]).toMatchObject({ id: 2, width: '', height: '76' })
  })

  it('hangs a door as its layout shows it, wherever it was hung before', () => {
    const hung = hangDoor(chooseLayout(two, 'door_panel'), 1, 'left')
    expect(hung.panels[1]?.hinge).toBe('left')
    const corner = chooseLayout(hung, 'corner')
    expect(chooseLayout(corner, 'door_panel').panels.map(({ hinge }) => hinge)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('makes the last of two and the middle of three the door', () => {
    expect(two.panels.map((panel) => panel.role)).toEqual(['fixed', 'door'])
    expect(addPanel(two).panels.map((panel) => panel.role)).toEqual(['fixed', 'door', 'fixed'])
  })

  it('leaves roles alone once somebody chose one', () => {
    const chosen = chooseRole(two, 1, 'door')
    expect(addPanel(chosen).panels.map((panel) => panel.role)).toEqual(['door', 'door', 'fixed'])
  })

  it('stops at three panels', () => {
    const three = addPanel(two)
    expect(mayAddPanel(three)).toBe(false)
    expect(addPanel(three)).toBe(three)
  })

  it('removes a panel but never the last one', () => {
    const one = removePanel(two, 1)
    expect(one.panels.map((panel) => [panel.id, panel.role])).toEqual([[2, 'fixed']])
    expect(removePanel(one, 2)).toBe(one)
  })

  it('keeps what is typed exactly as it is typed', () => {
    const typed = changePanel(two, 2, { width: '28 3/' })
    expect(typed.panels[1]?.width).toBe('28 3/')
    expect(typed.panels[0]).toBe(two.panels[0])
  })

  it('remembers the last size that could be read, for the drawing', () => {
    const good = changePanel(two, 2, { width: '28' })
    expect(changePanel(good, 2, { width: '28 3/' }).panels[1]?.lastWidthIn).toBe(28)
  })

  it('fits its own stored shape', () => {
    expect(showerDraftShape.safeParse(two).success).toBe(true)
    expect(showerDraftShape.safeParse({ ...two, panels: [] }).success).toBe(false)
  })
})
