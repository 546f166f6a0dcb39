import { extractText } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import type { QuotePaper } from '@/domain/quote/paper'
import type { MailPaper } from '@/mail/mail-message'
import { withTransaction } from '@/services/database/transaction'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { letterAfterPayment } from '@/services/payments/after-payment'
import { ownReceipt } from '@/services/payments/own-receipt'
import { keepRevision } from '@/services/revisions/keep-revision'
import { openPaymentWorld } from '../fixtures/payment-world'

const world = await openPaymentWorld()
afterAll(() => world.close())

/** The second worked example of the prices, saved on the site and paid by card. */
async function bought(language: 'en' | 'es' = 'en') {
  const open = await world.openCheckout(language)
  const quote = await world.quote(open.quoteId)
  await withTransaction(world.payload, (req) => keepRevision(req, quote, { madeBy: null }))
  world.sandbox.pay(open.sessionId)
  const settled = await confirmPayment({ ctx: open.ctx, query: open.query })
  expect(settled).toMatchObject({ ok: true })
  return open
}

async function receiptIn(paymentId: number): Promise<MailPaper | undefined> {
  const letter = await letterAfterPayment(world.payload, { work: 'receipt', paymentId })
  return letter?.papers?.[0]
}

async function setMargin(profitMarginPercentage: number): Promise<void> {
  await world.payload.updateGlobal({
    slug: 'pricing-settings',
    data: { profitMarginPercentage },
    overrideAccess: true,
    context: { disableRevalidate: true },
  })
}

describe('the receipt of what was saved on the site', () => {
  it('goes with its letter: the lines, names and figures that were saved', async () => {
    const { paymentId, quoteId } = await bought()
    const receipt = await receiptIn(paymentId)
    expect(receipt).toMatchObject({
      kind: 'receipt',
      language: 'en',
      money: { paid: 1266.96, owed: 0 },
      payment: { amount: 1266.96, purpose: 'full', method: 'stripe' },
    })
    const { paper } = receipt as { paper: QuotePaper }
    const quote = await world.quote(quoteId)
    expect(paper).toMatchObject({
      number: quote.number,
      revision: { number: 1, reason: null },
      customer: { name: quote.customerName, email: quote.customerEmail },
      pieces: [{ key: 'A', drawn: 'enclosure' }],
      sums: {
        subtotal: quote.subtotal,
        margin: { amount: quote.profitAmount, folded: false },
        tax: { amount: quote.taxAmount },
        total: 1266.96,
      },
      terms: null,
    })
    const sum = paper.lines.reduce((all, { amount }) => all + amount, 0)
    expect(Math.round(sum * 100)).toBe(Math.round(quote.subtotal * 100))
  })

  it('says what was saved, whatever prices are now', async () => {
    const { paymentId } = await bought()
    const before = await receiptIn(paymentId)
    await setMargin(35)
    try {
      expect(await receiptIn(paymentId)).toEqual(before)
    } finally {
      await setMargin(10)
    }
  })

  it('is downloaded by whoever paid, in both languages, and by nobody else', async () => {
    const { ctx, quoteId, paymentId } = await bought('es')
    const reference = `P-${String(paymentId).padStart(6, '0')}`
    const asked = { quoteId, reference }
    const found = await ownReceipt({ ctx, ...asked })
    expect(found).toMatchObject({ ok: true, payment: { reference } })
    const stranger = world.contextFor(await world.customer())
    expect(await ownReceipt({ ctx: stranger, ...asked })).toMatchObject({ kind: 'not_found' })
    const visitor = world.contextFor(null)
    expect(await ownReceipt({ ctx: visitor, ...asked })).toMatchObject({ kind: 'not_signed_in' })
    expect(await ownReceipt({ ctx, quoteId, reference: 'P-999999' })).toMatchObject({
      kind: 'not_found',
    })
    if (!found.ok) return
    const { receiptFile } = await import('@/papers/pdf/paper-files')
    for (const [language, words] of [
      ['en', /Receipt/],
      ['es', /Recibo/],
    ] as const) {
      const file = await receiptFile({ ...found, language })
      expect(file.filename).toContain(reference)
      const { text } = await extractText(new Uint8Array(file.content), { mergePages: true })
      expect(text).toMatch(words)
      expect(text).toContain('1,266.96')
    }
  })
})
