import { beforeAll, describe, expect, it } from 'vitest'
import type { PaperPayment } from '@/domain/quote/paper'
import { moneyOn } from '@/domain/quote/paper-money'
import { deposit } from '../../../tests/fixtures/papers'
import { pagesOf, paper, writeAnother } from '../../../tests/fixtures/read-pdf'
import { estimateFile, receiptFile, statementFile } from './paper-files'

beforeAll(writeAnother)

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
    // over an amount that is not all of it
    expect(page).not.toContain('Paid in full')
    expect(page).toContain('Left to pay $0.00')
    const whole: PaperPayment = { ...deposit, purpose: 'full', amount: paper.sums.total }
    const [once] = await pagesOf(
      await receiptFile({
        ...{ paper, language: 'en', payment: whole },
        money: moneyOn(paper, [whole]),
      }),
    )
    expect(once).toContain('Paid in full')
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
