import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendLetter } from '@/services/mail/send-letter'
import { openShared } from '@/services/shared-estimates/open-shared'
import { shareEstimate } from '@/services/shared-estimates/share-estimate'
import { calculateQuote } from '@/services/quotes/calculate-quote'
import { openLink } from '@/services/links/open-link'
import type { ServiceContext } from '@/services/context'
import { saveQuote } from '@/services/quotes/save-quote'
import { quoteNumber } from '@/domain/quote/quote-number'
import { account, actorOf, contextOf, mailsTo } from '../fixtures/people'
import { showerInputs, storePricing } from '../fixtures/stored-pricing'
import type { StoredPricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

type SentMail = { attachments?: { filename: string; content: Buffer }[] }

let stored: StoredPricing

beforeAll(async () => {
  stored = await storePricing(await testPayload())
})

async function contextAt(now = new Date()) {
  return { ...(await contextOf(null)), now: () => now }
}

async function share(email: string | null = null, now?: Date, changes: object = {}) {
  const ctx = await contextAt(now)
  const input = { ...showerInputs(stored), ...changes }
  const shared = await shareEstimate({ ctx, input, locale: 'en', email })
  if (!shared.ok) throw new Error('It has a price.')
  return { ctx, url: shared.url, token: shared.url.split('/q/')[1] ?? '' }
}

function post(body: unknown): Promise<Response> {
  return import('@/app/api/quotes/share/route').then(({ POST }) =>
    POST(
      new Request('http://localhost:3100/api/quotes/share', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3100' },
        body: JSON.stringify(body),
      }),
    ),
  )
}

describe('an estimate that is shared', () => {
  it('opens as it was priced, with its drawing and inputs, and names nobody', async () => {
    const { ctx, token } = await share()
    const opened = await openShared({ ctx, token })
    const priced = await calculateQuote({ ctx, input: showerInputs(stored) })
    const total = priced.ok ? priced.quote.totalCost : null
    expect(opened?.paper.sums.total).toBe(total)
    expect(opened?.totalNow).toBe(total)
    expect(opened?.request).toMatchObject({ serviceType: showerInputs(stored).serviceType })
    expect(opened?.paper.pieces[0]?.panels.length).toBeGreaterThan(0)
    expect(opened?.paper).toMatchObject({ number: '', customer: { name: '', email: null } })
  })

  it('bears the number of the quote it was saved as: one’s own, at this price', async () => {
    const input = showerInputs(stored)
    const actor = actorOf(await account({ email: 'sharer@example.com' }))
    const ctx = await contextOf(actor)
    const priced = await calculateQuote({ ctx, input })
    if (!priced.ok) throw new Error('It has a price.')
    const saved = await saveQuote({
      ctx,
      input: {
        ...input,
        customerName: 'Avery Sample',
        expectedTotal: priced.quote.totalCost,
        requestKey: crypto.randomUUID(),
      },
    })
    if (!saved.ok) throw new Error('It is saved.')
    const quoteId = saved.quote.id
    const numberOf = async (of: ServiceContext, changes: object = {}) => {
      const shared = await shareEstimate({
        ...{ ctx: of, input: { ...input, ...changes }, quoteId },
        ...{ locale: 'en', email: null },
      })
      if (!shared.ok) throw new Error('It has a price.')
      const opened = await openShared({ ctx, token: shared.url.split('/q/')[1] })
      expect(opened?.paper.customer.name).toBe('')
      return opened?.paper.number
    }
    expect(await numberOf(ctx)).toBe(quoteNumber(quoteId))
    const wider = { panels: [{ widthIn: 41, heightIn: 76, role: 'fixed' }] }
    expect(await numberOf(ctx, wider)).toBe('')
    const other = actorOf(await account({ email: 'other.sharer@example.com' }))
    expect(await numberOf(await contextOf(other))).toBe('')
    expect(await numberOf(await contextOf(null))).toBe('')
  })

  it('is found by its whole token alone, which is not stored', async () => {
    const { ctx, token } = await share()
    const other = await share()
    expect(other.token).not.toBe(token)
    for (const wrong of ['', token.slice(1), `${token.slice(0, -1)}!`, 'A'.repeat(43), null]) {
      expect(await openShared({ ctx, token: wrong })).toBeNull()
    }
    // it is no quote, and nobody can accept or pay it
    expect(await openLink({ ctx: await contextOf(null), token })).toBeNull()
    const { docs } = await ctx.payload.find({
      collection: 'shared-estimates',
      pagination: false,
      overrideAccess: true,
    })
    expect(docs.length).toBeGreaterThan(1)
    expect(JSON.stringify(docs)).not.toContain(token)
  })

  it('ends with its price, and goes', async () => {
    const long = new Date(Date.now() - 400 * 86_400_000)
    const { ctx, token } = await share(null, long)
    expect(await openShared({ ctx, token })).not.toBeNull()
    const today = await contextAt()
    expect(await openShared({ ctx: today, token })).toBeNull()
    await share()
    expect(await openShared({ ctx, token })).toBeNull()
  })

  it('says so when the price is another one by now', async () => {
    const { ctx, token } = await share()
    const before = await openShared({ ctx, token })
    const { payload } = ctx
    const id = showerInputs(stored).glassTypeId as number
    const glass = await payload.findByID({ collection: 'glass-types', id, overrideAccess: true })
    const price = (basePricePerSqFt: number) =>
      payload.update({
        collection: 'glass-types',
        id,
        data: { basePricePerSqFt },
        overrideAccess: true,
      })
    await price(glass.basePricePerSqFt * 2)
    const after = await openShared({ ctx, token })
    await price(glass.basePricePerSqFt)
    expect(after?.paper).toEqual(before?.paper)
    expect(after?.totalNow).toBeGreaterThan(after?.paper.sums.total ?? Infinity)
  })

  it('says what the rules say of the glass, on its page and in its letter', async () => {
    const tall = { thicknessMm: 9.525, panels: [{ widthIn: 36, heightIn: 82, role: 'fixed' }] }
    const { ctx, token } = await share('tall@example.com', undefined, tall)
    const opened = await openShared({ ctx, token })
    const said = [{ title: { en: 'Tall for 3/8 in glass', es: 'Alto para vidrio de 3/8 pulg' } }]
    expect(opened?.paper.notices).toMatchObject(said)
    const [mail] = await mailsTo('tall@example.com')
    expect(mail?.text).toContain('Tall for 3/8 in glass. Over 80 in, 3/8 in glass may bow a little')
    expect(mail?.papers).toMatchObject([{ paper: { notices: said } }])
    const plain = await share()
    expect((await openShared(plain))?.paper.notices).toEqual([])
  })

  it('is sent to the one address in words that no visitor wrote', async () => {
    const { url } = await share('casey@example.com')
    const [mail, ...more] = await mailsTo('casey@example.com')
    expect(more).toEqual([])
    expect(mail?.text).toContain(url)
    expect(mail?.text).toContain('ignore this email')
    const posted: SentMail[] = []
    const payload = Object.create(await testPayload()) as Payload
    payload.sendEmail = (message) => Promise.resolve(posted.push(message as SentMail))
    if (mail) await sendLetter({ payload, message: mail, mark: '<1@example.com>' })
    const [file, ...others] = posted[0]?.attachments ?? []
    expect(others).toEqual([])
    expect(file?.filename).toBe('Estimate.pdf')
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('POST /api/quotes/share', () => {
  it('takes no figure, no text and no second recipient from the caller', async () => {
    const inputs = showerInputs(stored)
    const answer = await post({ inputs, totalCost: 1, message: 'Buy pills', expectedTotal: 1 })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const { url } = (await answer.json()) as { url: string }
    const opened = await openShared({ ctx: await contextAt(), token: url.split('/q/')[1] })
    expect(opened?.paper.sums.total).toBe(opened?.totalNow)
    expect(JSON.stringify(opened)).not.toContain('pills')
    for (const email of ['a@example.com,b@example.com', 'a@example.com\nBcc: b@example.com', []]) {
      expect((await post({ inputs, email })).status).toBe(422)
    }
  })

  it('keeps nothing that has no price', async () => {
    expect((await post({ inputs: { ...showerInputs(stored), glassTypeId: 999_999 } })).status).toBe(
      422,
    )
    expect((await post({})).status).toBe(422)
  })
})
