import { expect, it } from 'vitest'
import { openingOf } from './chapters-of'
import type { PagePart } from './chapters-of'

const parts: PagePart = { kind: 'parts', fields: { heading: 'The parts', items: [] } }
const metals: PagePart = { kind: 'metals', fields: { heading: 'The metals', items: [] } }
const questions: PagePart = { kind: 'questions', fields: { heading: 'Asked', items: [] } }
const plate: PagePart = { kind: 'plate', fields: { drawing: 'doors', notes: [] } }

it('a page that would begin with a list of parts opens with its metals', () => {
  expect(openingOf([parts, metals, questions])).toEqual([metals, parts, questions])
})

it('any other page stays as staff have built it', () => {
  for (const built of [[plate, parts, metals], [questions, metals], [parts, questions], []]) {
    expect(openingOf(built)).toEqual(built)
  }
})
