import { beforeAll, describe, expect, it, vi } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { moneyOn } from '@/domain/quote/paper-money'
import type { PaperPayment } from '@/domain/quote/paper'
import {
  freeLine,
  measuredPanels,
  paperOf,
  showerPiece,
  twoPanels,
} from '../../../tests/fixtures/papers'
import { cutListFile, estimateFile, receiptFile, statementFile } from './paper-files'
import type { PaperFile } from './paper-files'

const shower = showerPiece('A', twoPanels)
const paper = paperOf({ lines: [shower, freeLine({ key: 'old' })] })

const deposit: PaperPayment = {
  reference: 'P-000045',
  purpose: 'deposit',
  method: 'stripe',
  date: '2026-11-12T17:00:00.000Z',
  amount: 1046.8,
  refunded: 0,
}

const open = ({ content }: PaperFile) => getDocumentProxy(new Uint8Array(content))

/** What is read on each page, with plain spaces. */
async function pagesOf(file: PaperFile): Promise<string[]> {
  const { text } = await extractText(await open(file))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    freeLine({ key: `free-${index}`, text: `Line ${index + 1} of many` }),
  )

// Whatever was written before must not show: type that is half known sets wrong letters.
beforeAll(async () => {
  const customer = { ...paper.customer, name: 'Trần Nguyễn Łukasz Peña' }
  await estimateFile({ paper: { ...paper, customer }, language: 'es' })
})

describe('the PDF of an estimate', () => {
  it('is the same bytes on another day', async () => {
    const one = await estimateFile({ paper, language: 'en' })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-02T03:04:05Z') })
    const other = await estimateFile({ paper: structuredClone(paper), language: 'en' })
    vi.useRealTimers()
    expect(one.content.equals(other.content)).toBe(true)
    expect(one.content.length).toBeGreaterThan(10_000)
  })

  it('says what the paper says, on one page', async () => {
    const file = await estimateFile({ paper, language: 'en', link: 'https://shop.example/q/7KQ4' })
    expect(file).toMatchObject({
      filename: 'Estimate Q-000118.pdf',
      contentType: 'application/pdf',
    })
    const pages = await pagesOf(file)
    expect(pages).toHaveLength(1)
    for (const said of [
      'Trinity Edge Glass',
      'Estimate Q-000118',
      'Nov 12, 2026 · held until Dec 9, 2026',
      'Avery Sample',
      '28 × 76 in, about 97 lb',
      '⅜',
      'Take out the old framed door',
      'Overhead and profit (10%) 175.82',
      'All of it is taxed at Plano’s rate, because that is where the glass is fitted.',
      '$2,093.60',
      'Deposit, 50% 1,046.80',
      'What happens next',
      '10 years on the glass',
      'Tempered glass can’t be cut again, so it is made to the final sizes.',
      'This is an estimate.',
      'The terms of October 2026 apply.',
      'Customer signature',
      'https://shop.example/q/7KQ4',
    ]) {
      // a fraction is set as one sign or as figures with its own slash
      expect(pages[0]).toContain(said === '⅜' ? '3⁄8″ = 1′' : said)
    }
  })

  it('names the days of an order of today, on the same page, until something was paid', async () => {
    const days = {
      today: '2026-11-27',
      visit: '2026-12-03',
      ready: { from: '2026-12-09', until: '2026-12-14' },
      installed: { from: '2026-12-11', until: '2026-12-16' },
    }
    const pages = await pagesOf(await estimateFile({ paper, language: 'en', days }))
    expect(pages).toHaveLength(1)
    for (const said of [
      'if you order on Nov 27',
      'by Dec 3',
      'Dec 9 – Dec 14',
      'Dec 11 – Dec 16',
    ]) {
      expect(pages[0]).toContain(said)
    }
    const money = moneyOn(paper, [deposit])
    const [begun] = await pagesOf(await estimateFile({ paper, language: 'en', days, money }))
    expect(begun).not.toMatch(/if you order|Dec 3/)
  })

  it.each([
    ['en', 'Quote Q-000118'],
    ['es', 'Cotización Q-000118'],
  ] as const)(
    'of final sizes is a quote by its name and its title, in %s',
    async (language, name) => {
      const final = { ...paper, measurements: 'final' as const }
      const file = await estimateFile({ paper: final, language })
      expect(file.filename).toBe(`${name}.pdf`)
      const [page] = await pagesOf(file)
      expect(page).toContain(name)
      expect(page).not.toMatch(/(?:Estimate|Presupuesto) Q-/)
      const { info } = await (await open(file)).getMetadata()
      expect(info).toMatchObject({ Title: name })
    },
  )

  it('says over the total what was paid on it, and nothing before', async () => {
    const [unpaid] = await pagesOf(await estimateFile({ paper, language: 'en' }))
    expect(unpaid).not.toMatch(/PAID/)
    const money = moneyOn(paper, [deposit])
    const standing = 'accepted'
    const [begun] = await pagesOf(await estimateFile({ paper, language: 'en', money, standing }))
    expect(begun).toContain('DEPOSIT PAID')
    expect(unpaid).toContain('You accept by Dec 9, 2026')
    expect(begun).not.toContain('You accept')
    // of what is paid for a change is offered: it has the price until then, on no day
    const [changed] = await pagesOf(await estimateFile({ paper, language: 'en', money }))
    expect(changed).toMatch(/What happens next You accept By the link .*The final sizes are taken/)
    expect(changed).not.toContain('by Dec 9')
    const all = moneyOn(paper, [{ ...deposit, amount: paper.sums.total }])
    const [paid] = await pagesOf(await estimateFile({ paper, language: 'en', money: all }))
    expect(paid).toContain('PAID IN FULL')
    const given = { ...deposit, refunded: deposit.amount }
    const back = moneyOn(paper, [given])
    const [refunded] = await pagesOf(await estimateFile({ paper, language: 'en', money: back }))
    expect(refunded).not.toMatch(/PAID/)
  })

  it.each([
    ['en', 'Quote Q-000118', 'We measure first.'],
    ['es', 'Cotización Q-000118', 'Primero medimos.'],
  ] as const)(
    'on which money was paid is a quote by its name and its title, in %s',
    async (language, name, foot) => {
      const money = moneyOn(paper, [deposit])
      const file = await estimateFile({ paper, language, money })
      expect(file.filename).toBe(`${name}.pdf`)
      const [page] = await pagesOf(file)
      expect(page).toContain(name)
      expect(page).toContain(foot)
      expect(page).not.toMatch(/Estimate|Presupuesto|This is an estimate|Este es un presupuesto/)
      expect(page).not.toMatch(/held until|válido hasta/)
      const { info } = await (await open(file)).getMetadata()
      expect(info).toMatchObject({ Title: name })
    },
  )

  it('whose money went back says so, and neither asks for any nor promises work', async () => {
    const money = moneyOn(paper, [{ ...deposit, refunded: deposit.amount }])
    const file = await estimateFile({ paper, language: 'en', money })
    expect(file.filename).toBe('Quote Q-000118.pdf')
    const [page] = await pagesOf(file)
    expect(page).toContain('Given back −1,046.80 Kept 0.00')
    expect(page).toContain('Your money went back.')
    expect(page).not.toMatch(/This is an estimate|What happens next|Deposit, 50%|signature/)
  })

  it.each([
    ['en', 'Paid so far', 'Left to pay', /Deposit, 50%|after measuring/i],
    ['es', 'Pagado hasta ahora', 'Por pagar', /Anticipo, 50|después de medir/i],
  ] as const)(
    'says what was paid in place of what was planned, in %s',
    async (language, paid, left, planned) => {
      const some = moneyOn(paper, [{ ...deposit, amount: 1000 }])
      const [begun] = await pagesOf(await estimateFile({ paper, language, money: some }))
      expect(begun).toContain(`${paid} 1,000.00 ${left} 1,093.60`)
      expect(begun).not.toMatch(planned)
      const all = moneyOn(paper, [{ ...deposit, amount: paper.sums.total }])
      const [whole] = await pagesOf(await estimateFile({ paper, language, money: all }))
      expect(whole).toContain(`${paid} 2,093.60`)
      expect(whole).not.toContain(left)
      expect(whole).not.toMatch(planned)
    },
  )

  it('that was accepted begins with what comes next', async () => {
    const days = {
      today: '2026-11-27',
      visit: '2026-12-03',
      ready: { from: '2026-12-09', until: '2026-12-14' },
      installed: { from: '2026-12-11', until: '2026-12-16' },
    }
    const file = await estimateFile({ paper, language: 'en', standing: 'accepted', days })
    const [page] = await pagesOf(file)
    expect(page).toMatch(/What happens next Deposit .*Holds your place for measuring\./)
    expect(page).not.toMatch(/You accept|if you order|Dec 3/)
    expect(page).toContain('Customer signature')
  })

  it('of what is closed says nothing of what happens next, and is not to be signed', async () => {
    const file = await estimateFile({ paper, language: 'en', standing: 'closed' })
    const [page] = await pagesOf(file)
    expect(page).not.toMatch(/What happens next|You accept|Customer signature/)
    expect(page).toContain('10 years on the glass')
  })

  it('says it in Spanish', async () => {
    const file = await estimateFile({ paper, language: 'es' })
    const [page] = await pagesOf(file)
    expect(file.filename).toBe('Presupuesto Q-000118.pdf')
    for (const said of [
      'Qué sigue',
      'válido hasta el 9 dic 2026',
      'Firma del cliente',
      'antimanchas',
    ]) {
      expect(page).toContain(said)
    }
  })

  it('has a title, a language, the date of its revision and an outline', async () => {
    const document = await open(await estimateFile({ paper, language: 'es' }))
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({
      Title: 'Presupuesto Q-000118',
      Author: 'Trinity Edge Glass',
      Language: 'es',
      CreationDate: 'D:20261112161400Z',
    })
    const outline = await document.getOutline()
    expect(outline.map(({ title }) => title)).toEqual([
      'Presupuesto Q-000118',
      'Conceptos',
      'Qué sigue',
    ])
  })

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

  it('has the letters of names from elsewhere, and a sign for what its type lacks', async () => {
    const customer = { ...paper.customer, name: 'Trần Nguyễn Łukasz Peña 陳' }
    const [page] = await pagesOf(
      await estimateFile({ paper: { ...paper, customer }, language: 'en' }),
    )
    expect(page).toContain('Trần Nguyễn Łukasz Peña ?')
  })
})

describe('the PDFs of an account', () => {
  it('are a receipt of one payment, with what is left', async () => {
    const money = moneyOn(paper, [deposit])
    const file = await receiptFile({ paper, language: 'en', money, payment: deposit })
    const [page] = await pagesOf(file)
    expect(file.filename).toBe('Receipt P-000045.pdf')
    for (const said of [
      'Received with thanks',
      'Deposit, by card · Nov 12, 2026',
      'For Q-000118',
      'Left to pay $1,046.80',
    ]) {
      expect(page).toContain(said)
    }
  })

  it('call a deposit what was one: of money by hand without one a part is received', async () => {
    const alone = { ...paper, deposit: null }
    const cash: PaperPayment = { ...deposit, method: 'cash' }
    const money = moneyOn(alone, [cash])
    const about = { paper: alone, language: 'en', money } as const
    const [receipt] = await pagesOf(await receiptFile({ ...about, payment: cash }))
    expect(receipt).toContain('Part payment, in cash')
    const [marked] = await pagesOf(await estimateFile(about))
    expect(marked).toContain('PAID IN PART: $1,046.80 OF $2,093.60')
    expect(marked).not.toContain('DEPOSIT PAID')
    const [spanish] = await pagesOf(await estimateFile({ ...about, language: 'es' }))
    expect(spanish).toContain('PAGADO EN PARTE: $1,046.80 DE $2,093.60')
    const [asked] = await pagesOf(
      await receiptFile({ ...about, paper, payment: cash, money: moneyOn(paper, [cash]) }),
    )
    expect(asked).toContain('Deposit, in cash')
  })

  it('say so when nothing is left', async () => {
    const balance: PaperPayment = { ...deposit, reference: 'P-000046', purpose: 'balance' }
    const money = moneyOn(paper, [deposit, balance])
    const [page] = await pagesOf(
      await receiptFile({ paper, language: 'en', money, payment: balance }),
    )
    expect(page).toContain('Paid in full')
  })

  it('are a statement of every payment and what went back', async () => {
    const money = moneyOn(paper, [
      deposit,
      { ...deposit, reference: 'P-000046', purpose: 'balance', method: 'check', refunded: 100 },
    ])
    const asOf = '2026-11-23T17:00:00.000Z'
    const [page] = await pagesOf(await statementFile({ paper, language: 'en', money, asOf }))
    for (const said of [
      'As of Nov 23, 2026',
      'P-000045 Deposit, by card 1,046.80',
      'P-000046 Balance, by check 1,046.80',
      'Given back of P-000046 −100.00',
      'Left to pay $100.00',
    ]) {
      expect(page).toContain(said)
    }
  })
})

describe('a cut list', () => {
  const measured = paperOf(
    { lines: [showerPiece('A', measuredPanels)], panels: measuredPanels },
    { measurements: 'final', revision: { number: 2, madeAt: paper.revision.madeAt, reason: null } },
  )

  it('has every pane with its final size, and no price', async () => {
    const file = await cutListFile({ paper: measured, language: 'en' })
    const [page] = await pagesOf(file)
    expect(file.filename).toBe('Cut list Q-000118 rev 2.pdf')
    for (const said of [
      'Final sizes',
      'A1 36 5⁄8 × 76 in fixed',
      'A2 28 × 76 in door, 3 hinges',
      '1⁄2 in thick',
    ]) {
      expect(page).toContain(said)
    }
    expect(page).not.toMatch(/\$|\d\.\d\d (?!sq)| mm\b/)
  })

  it('warns of sizes that are not final', async () => {
    const [page] = await pagesOf(await cutListFile({ paper, language: 'en' }))
    expect(page).toContain('Sizes are estimated: do not cut from this list.')
  })
})
