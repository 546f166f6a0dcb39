import { beforeAll, describe, expect, it } from 'vitest'
import { freeLine, measuredPanels, paperOf, showerPiece } from '../../../tests/fixtures/papers'
import { pagesOf, shower, writeAnother } from '../../../tests/fixtures/read-pdf'
import { estimateFile } from './paper-files'

beforeAll(writeAnother)

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    freeLine({ key: `free-${index}`, text: `Line ${index + 1} of many` }),
  )

describe('the PDF of an estimate', () => {
  it('keeps seven lines and their total on one page', async () => {
    const lines = [shower, ...linesOf(4)]
    expect(
      await pagesOf(await estimateFile({ paper: paperOf({ lines }), language: 'en' })),
    ).toHaveLength(1)
  })

  it('repeats the head of a longer schedule, and keeps the signatures with the total', async () => {
    const lines = [shower, ...linesOf(30)]
    const pages = await pagesOf(await estimateFile({ paper: paperOf({ lines }), language: 'en' }))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Item Quantity USD')
    expect(pages[1]).toContain('Item Quantity USD')
    expect(pages[0]).toContain('page 1 of 2')
    expect(pages[1]).toContain('Line 30 of many')
    expect(pages[0]).not.toMatch(/Subtotal|Customer signature/)
    expect(pages[1]).toMatch(/Subtotal.*Customer signature/)
  })

  it.each([7, 10, 13])('parts no signature from its total (%i more lines)', async (count) => {
    const lines = [shower, ...linesOf(count)]
    const pages = await pagesOf(await estimateFile({ paper: paperOf({ lines }), language: 'en' }))
    expect(pages).toHaveLength(2)
    expect(pages.find((page) => page.includes('Subtotal'))).toContain('Customer signature')
  })

  it('shows options and what they add, and the other pieces drawn behind', async () => {
    const lines = [
      shower,
      showerPiece('B', measuredPanels),
      { ...freeLine({ key: 'kit', text: 'Care kit', unitPrice: 35 }), option: { ticked: false } },
    ]
    const pages = await pagesOf(await estimateFile({ paper: paperOf({ lines }), language: 'en' }))
    expect(pages.join(' ')).toMatch(/You may add Care kit adds \$41\.67/)
    expect(pages.join(' ')).toMatch(/B\. Shower, fixed panel and door.*Seen from outside/)
  })

  it('puts long terms on a page of their own', async () => {
    const text = Array.from({ length: 20 }, (_, index) => `Clause ${index + 1} of the terms.`).join(
      '\n',
    )
    const terms = { version: '2026-11', text: { en: text, es: text } }
    const pages = await pagesOf(
      await estimateFile({ paper: paperOf({ lines: [shower] }, { terms }), language: 'en' }),
    )
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('They are on the last page.')
    expect(pages[1]).toContain('Clause 20 of the terms.')
  })

  it('offers what may be added only while there is a yes to say', async () => {
    const kit = { ...freeLine({ key: 'kit', text: 'Care kit' }), option: { ticked: false } }
    const paper = paperOf({ lines: [shower, kit] })
    const offered = await pagesOf(await estimateFile({ paper, language: 'en' }))
    expect(offered.join(' ')).toContain('Care kit')
    const standing = 'accepted'
    const accepted = await pagesOf(await estimateFile({ paper, language: 'en', standing }))
    expect(accepted.join(' ')).not.toContain('Care kit')
  })

  it('sets fractions whichever way they were typed', async () => {
    const typed = ['Channel, ⅜ in', 'Channel, 1⅝ in', 'Channel, 1½ in', 'Channel, 3/8 in']
    const lines = [shower, ...typed.map((text, key) => freeLine({ key: `${key}`, text }))]
    const [page] = await pagesOf(await estimateFile({ paper: paperOf({ lines }), language: 'en' }))
    expect(page).not.toContain('?')
    expect(page).toMatch(/Channel, 3⁄8 in.*Channel, 1 5⁄8 in.*Channel, 1 1⁄2 in.*Channel, 3⁄8 in/)
  })

  it('keeps a Spanish offer of a few lines and an option on one page', async () => {
    const option = { ...freeLine({ key: 'kit', text: 'Care kit' }), option: { ticked: false } }
    const lines = [shower, ...linesOf(1), option]
    const pages = await pagesOf(await estimateFile({ paper: paperOf({ lines }), language: 'es' }))
    expect(pages).toHaveLength(1)
  })
})
