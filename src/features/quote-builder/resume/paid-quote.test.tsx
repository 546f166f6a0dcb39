import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { shop } from '../../../../tests/fixtures/glass-work'
import { aHardwareItem } from '../../../../tests/fixtures/pricing-tables'
import type { PaidFacts, ResumedQuote } from '@/domain/quote/resumed-quote'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { BuilderCompany } from '../company'
import { PaidQuote } from './paid-quote'

const panel = { heightIn: 76, hinges: 0, weightLb: null }
const handle = { id: 900, name: 'Ladder pull', quantity: 1, unitOfMeasure: 'each' } as const

const seals = aHardwareItem({ id: 901, name: 'Seals', part: 'seals', offeredFor: ['shower'] })

const paid: PaidFacts = {
  paidAt: '2026-11-27T16:42:00.000Z',
  paymentStatus: 'fully_paid',
  received: 1812.18,
  refunds: [],
  amountPaid: 1812.18,
  balanceDue: 0,
  rest: null,
  isBalancePayable: false,
  areSizesFinal: false,
  receipts: ['P-000003'],
  progress: null,
  visit: null,
  pricedAt: '2026-11-27T16:00:00.000Z',
  isFolded: false,
  glassName: 'Clear tempered shower',
  finishName: null,
  work: {
    drawn: 'enclosure',
    panels: [
      { ...panel, widthIn: 32.5, role: 'fixed' },
      { ...panel, widthIn: 28, role: 'door', hinges: 2 },
    ],
  },
}

const resumed: ResumedQuote = {
  ...{ id: 1, number: 'Q-000001', canPay: false, depositDue: 0, validUntil: null, product: null },
  pricedAt: paid.pricedAt,
  serviceType: 'shower_glass_quote',
  inputs: {
    serviceType: 'shower_glass_quote',
    ...{ regionId: 1, glassTypeId: 1, finishId: 1, thicknessMm: 9.525 },
    panels: [
      { widthIn: 32.5, heightIn: 76, role: 'fixed' },
      { widthIn: 28, heightIn: 76, role: 'door' },
    ],
    hardware: [{ id: 900, quantity: 1 }],
    ...{ complexityFactorId: null, locationFactorId: null },
  },
  customer: {
    customerName: 'Avery Sample',
    customerEmail: 'avery@example.com',
    customerPhone: null,
    projectAddress: '4827 Sample Oak Lane, Dallas, TX 75209',
  },
  quote: {
    ...{ currencySymbol: '$', currencyCode: 'USD', glassPrice: 1436.88, installationFee: 0 },
    itemizedHardware: [{ ...handle, costEach: 85, totalCost: 85 }],
    ...{ totalHardwareCost: 85, subtotal: 1521.88, profitMarginAppliedPercentage: 10 },
    ...{ profitAmount: 152.19, taxAmount: 138.11, taxType: 'Sales Tax', taxRateApplied: 8.25 },
    ...{ totalCost: 1812.18, totalAreaSqFt: 31.93 },
  },
  paid,
}

const { quote, serviceCatalogue, job } = catalogueOf('en')

function markupOf(facts: Partial<PaidFacts> = {}): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={forNextIntl({ quote, serviceCatalogue, job: { progress: job.progress } })}
      timeZone={timeZone}
    >
      <PaidQuote
        resumed={{ ...resumed, paid: { ...paid, ...facts } }}
        tables={{ ...shop, hardware: [...shop.hardware, seals] }}
        company={{ phone: null } as BuilderCompany}
        goTo={() => undefined}
        onStartNew={() => undefined}
      />
    </NextIntlClientProvider>,
  )
}

const readOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the sheet of a paid quote', () => {
  it('leads to the measuring visit at its address, and says what happens next', () => {
    const markup = markupOf()
    expect(markup.match(/href="\/book-visit\/times\?zip=75209&amp;about=shower"/g)).toHaveLength(2)
    expect(readOf(markup)).toContain('What happens next')
    // above what the price holds
    expect(markup.indexOf('Book the measuring visit')).toBeLessThan(markup.indexOf('In this price'))
  })

  it('writes the thickness in the name of its glass with an inch mark', () => {
    const seen = readOf(markupOf({ glassName: 'Clear tempered shower 3/8"' }))
    expect(seen.match(/shower 3\/8″/g)).toHaveLength(2)
    expect(seen).not.toMatch(/3\/8("|&quot;)/)
  })

  it('shows that it is paid over the figure and with the day, and nowhere else', () => {
    const seen = readOf(markupOf().replace(/<h2[^>]*class="sr-only".*?<\/h2>/, ''))
    const bar = seen.lastIndexOf('paid in full')
    expect(seen.slice(0, bar).match(/\bpaid\b/gi)).toHaveLength(2)
    expect(seen).toContain('Paid on Nov 27, 2026, 10:42 AM')
    expect(seen).toContain('Receipt P-000003')
  })

  it('keeps what the estimate said of its hardware', () => {
    const said = 'Hardware Standard hinges, U-channel, ladder pull, metal not decided yet'
    expect(readOf(markupOf())).toContain(said)
    const measured = readOf(markupOf({ areSizesFinal: true }))
    expect(measured).not.toMatch(/metal not decided|Positions are set/)
  })

  it('says in figures what of the money went back, when, and what is kept', () => {
    const refunds = [{ amount: 500, date: '2026-11-27T18:00:00.000Z' }]
    const facts = { paymentStatus: 'partially_refunded', amountPaid: 1312.18, refunds }
    const text = readOf(markupOf(facts))
    expect(text).toContain('Partly refunded')
    expect(text).toContain('Received $1,812.18 Given back, Nov 27, 2026 −$500.00 Kept $1,312.18')
    expect(text).not.toMatch(/is paid|paid in full/)
    expect(text).toContain('Book the measuring visit')
    // at the thumb stands what is kept, not what it all came to
    expect(text).toMatch(/Kept \$1,312\.18 Book the visit/)
  })

  it('promises nothing once all went back', () => {
    const refunds = [
      { amount: 500, date: '2026-11-27T18:00:00.000Z' },
      { amount: 1312.18, date: null },
    ]
    const text = readOf(markupOf({ paymentStatus: 'refunded', amountPaid: 0, refunds }))
    expect(text).toContain('Given back, Nov 27, 2026 −$500.00 Given back −$1,312.18 Kept $0.00')
    expect(text).not.toMatch(/measuring visit|What happens next|can still be chosen|site visit/)
    expect(readOf(markupOf())).toMatch(/site visit.*can still be chosen/)
  })

  it('leads to what is left to pay where that is due', () => {
    const facts = { paymentStatus: 'deposit_paid', rest: { when: 'now' }, balanceDue: 900 } as const
    const markup = markupOf({ ...facts, isBalancePayable: true, amountPaid: 912.18 })
    expect(readOf(markup)).toContain('Amount paid $912.18 Left to pay $900.00 Due Now')
    expect(markup).not.toContain('book-visit')
  })

  it('leads from the visit that was booked to where it is moved', () => {
    const times = { start: '2026-12-01T16:00:00.000Z', end: '2026-12-01T17:00:00.000Z' }
    const markup = markupOf({ visit: { ...times, page: '/visit/secret' } })
    expect(markup).toMatch(/href="\/visit\/secret"[^>]*>Move or call off</)
    expect(markupOf({ visit: { ...times, page: null } })).not.toContain('Move or call off')
  })

  it('is not to be signed', () => {
    expect(readOf(markupOf())).not.toContain('Customer signature')
  })
})
