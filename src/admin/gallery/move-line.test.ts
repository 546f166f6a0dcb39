import { expect, it } from 'vitest'
import { movedByKey, movedByPointer } from './move-line'

const key = (name: string, shiftKey = false) => movedByKey({ key: name, shiftKey }, 0.5, 1000)

it('moves a line by one pixel of the picture, by ten with shift', () => {
  expect(key('ArrowRight')).toBe(0.501)
  expect(key('ArrowUp')).toBe(0.499)
  expect(key('ArrowDown', true)).toBe(0.51)
  expect(key('Tab')).toBeNull()
})

it('keeps a line within its picture', () => {
  expect(movedByKey({ key: 'ArrowLeft', shiftKey: true }, 0.001, 1000)).toBe(0)
  expect(movedByPointer(160, 100, 120)).toBe(0.5)
  expect(movedByPointer(20, 100, 120)).toBe(0)
  expect(movedByPointer(900, 100, 120)).toBe(1)
})
