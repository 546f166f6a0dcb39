import { expect, it } from 'vitest'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { freeLine, paperOf } from '../../../tests/fixtures/papers'
import { shower } from '../../../tests/fixtures/read-pdf'
import { billOfPaper } from './bill-of-paper'

const words = paperWords(translatorOf('en', 'papers'), 'en')

it('a bill has the lines that the office wrote, and not the options that nobody ticked', () => {
  const free = freeLine({ key: 'out', text: 'Take out the old framed door', unitPrice: 120 })
  const option = { ...freeLine({ key: 'kit', text: 'Care kit' }), option: { ticked: false } }
  const paper = paperOf({ lines: [shower, free, option] })
  const bill = billOfPaper(paper, words)
  expect(bill).toContainEqual({ label: 'Take out the old framed door', amount: '$120.00' })
  expect(JSON.stringify(bill)).not.toContain('Care kit')
  const amounts = bill
    .slice(0, -1)
    .map(({ amount }) => Number(amount.replace(/[^\d.−-]/g, '')) || 0)
  const from = bill.findIndex(({ label }) => label === 'Subtotal')
  const sum = (some: number[]) => Math.round(some.reduce((all, one) => all + one, 0) * 100) / 100
  expect(sum(amounts.slice(0, from))).toBe(paper.sums.subtotal)
  expect(sum(amounts.slice(from))).toBe(paper.sums.total)
})
