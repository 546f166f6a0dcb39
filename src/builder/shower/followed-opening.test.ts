import { describe, expect, it } from 'vitest'
import { changeShare } from './change-share'
import { followOpening, isStillSo } from './followed-opening'
import { shareWidth } from './opening-draft'
import { chooseLayout, changePanel, emptyShower } from './shower-draft'

const laidOut = chooseLayout({ ...emptyShower(), sizes: 'opening' }, 'door_panel')
const measured = shareWidth(laidOut, 64.625)
const [panel, door] = measured.panels.map(({ id }) => id)
const wide = (id = 0, width = '') => changePanel(measured, id, { width })

describe('an opening that follows its panels', () => {
  it('is told of with what it was, however often it follows', () => {
    const first = wide(panel, '44')
    const told = followOpening(measured, first, null)
    expect(told).toEqual({ wasIn: 64.625, isIn: 70 })
    const second = changePanel(first, door ?? 0, { width: '28' })
    expect(followOpening(first, second, told)).toEqual({ wasIn: 64.625, isIn: 72 })
  })

  it('is none where it holds, comes back, or was never measured', () => {
    expect(followOpening(measured, measured, null)).toBeNull()
    const told = followOpening(measured, wide(panel, '44'), null)
    expect(followOpening(wide(panel, '44'), measured, told)).toBeNull()
    expect(followOpening(laidOut, measured, null)).toBeNull()
  })

  it('is none where a share between the marks of a tape leaves the rest to another', () => {
    const shared = changeShare(wide(panel, '36 5/7'), measured, panel ?? 0, '36 5/7')
    expect(shared.panels.map(({ width }) => width)).toEqual(['36 5/7', '27.9107'])
    expect(followOpening(measured, shared, null)).toBeNull()
  })

  it('is forgotten once another one is typed', () => {
    const told = { wasIn: 64.625, isIn: 70 }
    expect(isStillSo(wide(panel, '44'), told)).toBe(true)
    expect(isStillSo(measured, told)).toBe(false)
    const other = shareWidth(measured, 60)
    expect(followOpening(other, changePanel(other, panel ?? 0, { width: '40' }), told)).toEqual({
      wasIn: 60,
      isIn: 66,
    })
  })
})
