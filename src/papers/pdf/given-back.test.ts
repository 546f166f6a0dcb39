import { describe, expect, it } from 'vitest'
import type { Locale } from '@/config/locales'
import type { PaperPayment, PaperRefund } from '@/domain/quote/paper'
import { moneyOn, moneyUntil } from '@/domain/quote/paper-money'
import { pagesOf, paper } from '../../../tests/fixtures/read-pdf'
import { estimateFile, receiptFile, statementFile } from './paper-files'
import type { PaperFile } from './paper-files'

const { total } = paper.sums

const whole: PaperPayment = {
  reference: 'P-000003',
  purpose: 'full',
  method: 'stripe',
  date: '2026-11-26T17:00:00.000Z',
  amount: total,
  refunded: 0,
}
const part: PaperRefund = { amount: 500, date: '2026-11-27T18:00:00.000Z' }
const rest: PaperRefund = { amount: 1593.6, date: '2026-11-28T18:00:00.000Z' }
const partBack = { ...whole, refunded: 500, refunds: [part] }
const allBack = { ...whole, refunded: total, refunds: [part, rest] }

const readOf = async (file: PaperFile) => (await pagesOf(file)).join(' ')

const receiptOf = async (payment: PaperPayment, language: Locale = 'en') =>
  readOf(
    await receiptFile({ paper, language, payment, money: moneyUntil(paper, [payment], payment) }),
  )

describe('the receipt of a payment', () => {
  it('of which nothing went back is of one in full', async () => {
    const receipt = await receiptOf(whole)
    expect(receipt).toContain('Paid in full')
    expect(receipt).toContain('Paid so far −2,093.60 Left to pay $0.00')
    expect(receipt).not.toContain('Given back')
  })

  it.each([
    ['en', 'Received, and given back in part', 'Given back, Nov 27, 2026', 'Kept'],
    ['es', 'Recibido y devuelto en parte', 'Devuelto, 27 nov 2026', 'Queda pagado'],
  ] as const)('says what of it went back, when, and what is kept, in %s', async (...row) => {
    const [language, head, back, kept] = row
    const receipt = await receiptOf(partBack, language)
    expect(receipt).toContain(`${head} $2,093.60`)
    expect(receipt).toContain(`2,093.60 ${back} −500.00 ${kept} $1,593.60`)
    expect(receipt).not.toMatch(/Paid in full|Left to pay|Pagado por completo|Por pagar/)
  })

  it('that went back as a whole adds up to nothing, without a sign', async () => {
    const receipt = await receiptOf(allBack)
    expect(receipt).toContain('Received, and given back $2,093.60')
    expect(receipt).toContain(
      'Received with this payment 2,093.60 Given back, Nov 27, 2026 −500.00 Given back, Nov 28, 2026 −1,593.60 Kept $0.00',
    )
    expect(receipt).not.toMatch(/Paid in full|[−-]\$?0\.00/)
  })

  it('goes on saying what came with it once it went back without a day', async () => {
    const receipt = await receiptOf({ ...whole, refunded: total })
    expect(receipt).toContain('Given back −2,093.60 Kept $0.00')
  })
})

describe('the statement', () => {
  const asOf = '2026-11-29T18:00:00.000Z'
  const statementOf = async (payment: PaperPayment) => {
    const money = { ...moneyOn(paper, [payment]), owed: 0 }
    return readOf(await statementFile({ paper, language: 'en', asOf, money }))
  }

  it('says what is kept of what was paid', async () => {
    const statement = await statementOf(partBack)
    expect(statement).toMatch(/As of Nov 29, 2026 Kept \$1,593\.60/)
    expect(statement).toContain('Nov 27, 2026 Given back of P-000003 −500.00')
    expect(statement).toContain(
      'Received 2,093.60 Given back −500.00 Kept 1,593.60 Left to pay $0.00',
    )
    expect(statement).not.toContain('Paid in full')
  })

  it('calls nothing paid of which all went back', async () => {
    const statement = await statementOf(allBack)
    expect(statement).toMatch(/As of Nov 29, 2026 Given back \$2,093\.60/)
    expect(statement).not.toMatch(/Paid in full|[−-]0\.00/)
  })
})

it('the paper of a quote says what is kept of what was paid, and stamps it no more', async () => {
  const money = { ...moneyOn(paper, [partBack]), owed: 0 }
  const file = await estimateFile({ paper, language: 'en', money, standing: 'accepted' })
  const said = await readOf(file)
  expect(said).toContain('Received 2,093.60 Given back, Nov 27, 2026 −500.00 Kept 1,593.60')
  expect(said).not.toContain('PAID IN FULL')
  // who has paid has said yes
  expect(said).not.toContain('Customer signature')
})
