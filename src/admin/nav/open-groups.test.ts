import { expect, it } from 'vitest'
import { openGroups } from './open-groups'

const labels = ['CRM', 'Pricing', 'Content']

const open = (...asked: Parameters<typeof openGroups>) =>
  Object.entries(openGroups(...asked)).flatMap(([label, group]) => (group.open ? [label] : []))

it('the menu of the office shows its every day, and folds the rest', () => {
  expect(open(labels, 'office')).toEqual(['CRM'])
  expect(open(labels, 'staff')).toEqual(['CRM', 'Pricing'])
})

it('what somebody folded or unfolded stays so', () => {
  const kept = { CRM: { open: false }, Content: { open: true } }
  expect(open(labels, 'office', kept)).toEqual(['Content'])
})
