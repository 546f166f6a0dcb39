import { expect, it, vi } from 'vitest'
import { focusPanel } from './focus-panel'

const body = {}

function focusedWhere(activeElement: unknown): string[] {
  const done: string[] = []
  const getElementById = (id: string) => ({ focus: () => done.push(id) })
  vi.stubGlobal('document', { body, activeElement, getElementById })
  focusPanel(2, () => done.push('left'))
  return done
}

it('leaves a field that went away before its panel has the focus', () => {
  expect(focusedWhere(body)).toEqual(['left', 'panel-2'])
})

it('lets a field that is still there keep the focus', () => {
  expect(focusedWhere({})).toEqual([])
})
