import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import type { WebhookEvent } from '@/domain/webhook/webhook-events'
import { webhookEvents } from '@/domain/webhook/webhook-events'
import type { WebhookDelivery } from '@/payload-types'
import { doWebhooks } from '@/services/background/stored-work'
import type { Actor } from '@/services/context'
import { withTransaction } from '@/services/database/transaction'
import { moveJob } from '@/services/jobs/move-job'
import { undoMove } from '@/services/jobs/undo-move'
import { acceptRevision } from '@/services/links/accept-revision'
import { backgroundReport } from '@/services/office/background-report'
import { tryAgain } from '@/services/office/try-again'
import { recordPayment } from '@/services/payments/record-payment'
import { refundPayment } from '@/services/payments/refund-payment'
import { voidPayment } from '@/services/payments/void-payment'
import { announce } from '@/services/webhooks/announce'
import { makeSecret } from '@/services/webhooks/new-secret'
import { trimDeliveries } from '@/services/webhooks/trim-deliveries'
import { sendAgain } from '@/services/webhooks/send-again'
import { openOfficeWorld } from '../fixtures/office-world'
import { runSql } from '../fixtures/run-sql'
import { openReceiver } from '../fixtures/webhook-receiver'

vi.setConfig({ testTimeout: 180_000 })

const world = await openOfficeWorld()
const { payload, admin, office } = world
const total = 1266.96
let receiver: Awaited<ReturnType<typeof openReceiver>>
let receiverId = 0
let secret = ''

beforeEach(async () => {
  receiver = await openReceiver()
  receiverId = await listen(receiver.address)
  secret = await secretOf(receiverId)
})

afterEach(async () => {
  await receiver.close()
  await runSql(sql`delete from payload_jobs where queue = 'webhooks'`)
  await runSql(sql`delete from webhook_deliveries`)
  await runSql(sql`delete from webhook_receivers`)
})

afterAll(() => world.close())

async function listen(address: string, events: readonly WebhookEvent[] = webhookEvents) {
  const { id } = await payload.create({
    collection: 'webhook-receivers',
    data: { name: 'Books', address, events: [...events], isOn: true },
    overrideAccess: true,
  })
  return id
}

async function secretOf(id: number): Promise<string> {
  const made = await makeSecret({ ctx: world.contextFor(admin), wish: { receiverId: id } })
  if (!made.ok) throw new Error(made.kind)
  return made.secret
}

/** The site does what is due, as two processes at once. */
async function work(after = 0): Promise<void> {
  const ctx = world.contextFor(null, { now: () => new Date(Date.now() + after) })
  await Promise.all([doWebhooks(ctx), doWebhooks(ctx)])
}

/** What was told, with its signature checked by the secret. */
function told() {
  return receiver.received.map(({ headers, body }) => {
    const message = new Webhook(secret).verify(body, headers as Record<string, string>)
    return message as { type: string; timestamp: string; data: Record<string, unknown> }
  })
}

async function deliveries(): Promise<WebhookDelivery[]> {
  const { docs } = await payload.find({
    collection: 'webhook-deliveries',
    sort: 'id',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

async function theDelivery(): Promise<WebhookDelivery> {
  const [one] = await deliveries()
  if (one === undefined) throw new Error('Nothing is to be told.')
  return one
}

async function paidByHand(amount = total, quoteId?: number) {
  const id = quoteId ?? (await world.savedQuote(await world.customer())).id
  const outcome = await recordPayment({
    ctx: world.contextFor(office),
    wish: {
      quoteId: id,
      method: 'cash',
      amount,
      date: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }),
      note: '',
      requestKey: crypto.randomUUID(),
    },
  })
  if (!outcome.ok) throw new Error(outcome.kind)
  return { quoteId: id, payment: outcome.payment }
}

async function tellSomething(about = 'Q-000007'): Promise<void> {
  await withTransaction(payload, (req) =>
    announce(req, { event: 'quote.paid', about, data: { quoteNumber: about }, at: new Date() }),
  )
}

describe('what other programs are told', () => {
  it('a quote that is accepted, with its figures and nobody’s name', async () => {
    const quote = await world.sent(await world.saved())
    const wish = { name: 'Jordan Sample', revision: 1, expectedTotal: quote.total }
    const ctx = world.contextFor(null)
    expect(await acceptRevision({ ctx, token: world.tokenOf(quote), wish })).toEqual({ ok: true })
    expect(await acceptRevision({ ctx, token: world.tokenOf(quote), wish })).toEqual({ ok: true })
    await work()
    expect(told()).toEqual([
      {
        type: 'quote.accepted',
        timestamp: expect.any(String) as string,
        data: {
          quoteId: quote.id,
          quoteNumber: quote.number,
          customerId: quote.caller.customerId,
          revision: 1,
          currency: 'USD',
          total: quote.total,
          tax: expect.any(Number) as number,
          deposit: expect.any(Number) as number,
          paid: 0,
          balance: quote.total,
        },
      },
    ])
    const body = receiver.received[0]?.body ?? ''
    for (const word of ['Jordan', 'caller-', '1208', '555']) expect(body).not.toContain(word)
  })

  it('a deposit, then the rest, each by its payment', async () => {
    await payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 50, depositFloor: 0, depositWholeBelow: 0 },
      overrideAccess: true,
    })
    const quote = await world.savedQuote(await world.customer())
    await payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 0 },
      overrideAccess: true,
    })
    const first = await paidByHand(quote.depositDue, quote.id)
    await runSql(sql`update quotes set measurements = 'final' where id = ${quote.id}`)
    const rest = Math.round((total - quote.depositDue) * 100) / 100
    const second = await paidByHand(rest, quote.id)
    await work()
    expect(told().map(({ type, data }) => [type, data.paymentId, data.paid, data.balance])).toEqual(
      expect.arrayContaining([
        ['quote.deposit_paid', first.payment.id, quote.depositDue, rest],
        ['quote.paid', second.payment.id, total, 0],
      ]),
    )
    expect(receiver.received).toHaveLength(2)
  })

  it('a payment by card once, money that goes back each time with what went back in all', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    for (const amount of [100, 66.96]) {
      await refundPayment({
        ctx: world.contextFor(admin),
        wish: {
          paymentId: checkout.paymentId,
          amount,
          reason: 'A pane less.',
          requestKey: crypto.randomUUID(),
        },
      })
    }
    await world.sandbox.delivered()
    await work()
    expect(
      told()
        .map(({ type, data }) => [type, data.amount, data.refundedTotal, data.paid])
        .toSorted((a, b) => Number(b[3]) - Number(a[3])),
    ).toEqual([
      ['quote.paid', undefined, undefined, total],
      ['payment.refunded', 100, 100, 1166.96],
      ['payment.refunded', 66.96, 166.96, 1100],
    ])
  })

  it('a recorded payment that is crossed out', async () => {
    const { payment } = await paidByHand()
    await voidPayment({
      ctx: world.contextFor(admin),
      wish: { paymentId: payment.id, reason: 'Typo.' },
    })
    await work()
    expect(told().map(({ type, data }) => [type, data.paymentId, data.paid])).toEqual(
      expect.arrayContaining([
        ['quote.paid', payment.id, total],
        ['payment.voided', payment.id, 0],
      ]),
    )
  })

  describe('a job that is installed', () => {
    async function installed(): Promise<number> {
      const { quoteId } = await paidByHand()
      await runSql(sql`delete from payload_jobs where queue = 'webhooks'`)
      await runSql(sql`delete from webhook_deliveries`)
      const { id, checklist } = await payload.create({
        collection: 'jobs',
        data: {
          quote: quoteId,
          stage: 'scheduled',
          stageSince: new Date().toISOString(),
          checklist: [{ text: 'Panes are clean', isDone: false }],
        },
        depth: 0,
        overrideAccess: true,
      })
      const done = (checklist ?? []).map((point) => point.id)
      const moved = await moveJob({
        ctx: world.contextFor(office),
        wish: { jobId: id, from: 'scheduled', to: 'installed', done },
      })
      expect(moved).toEqual({ ok: true, jobId: id })
      return id
    }

    it('is told once the step can’t be taken back any more', async () => {
      const id = await installed()
      await work()
      expect(receiver.received).toHaveLength(0)
      await work(11 * 60_000)
      // told eleven minutes from now, which is no time to check a signature by
      const [message] = receiver.received.map(({ body }) => JSON.parse(body) as unknown)
      expect(message).toMatchObject({ type: 'job.done', data: { jobId: id } })
    })

    it('is not told when the step was taken back', async () => {
      const jobId = await installed()
      await undoMove({ ctx: world.contextFor(office), wish: { jobId } })
      await work(11 * 60_000)
      expect(receiver.received).toHaveLength(0)
      expect((await theDelivery()).state).toBe('withdrawn')
    })
  })

  it('nothing of what was rolled back', async () => {
    const failing = withTransaction(payload, async (req) => {
      await announce(req, { event: 'quote.paid', about: 'Q-1', data: {}, at: new Date() })
      throw new Error('The change did not go through.')
    })
    await expect(failing).rejects.toThrow('The change did not go through.')
    await work()
    expect(receiver.received).toHaveLength(0)
    expect(await deliveries()).toHaveLength(0)
  })

  it('nothing to whoever is off or did not ask for it', async () => {
    await payload.update({
      collection: 'webhook-receivers',
      id: receiverId,
      data: { isOn: false },
      overrideAccess: true,
    })
    await listen(receiver.address, ['job.done'])
    await tellSomething()
    await work()
    expect(receiver.received).toHaveLength(0)
    expect(await deliveries()).toHaveLength(0)
  })

  it('nothing more once the receiver is put off', async () => {
    await tellSomething()
    await payload.update({
      collection: 'webhook-receivers',
      id: receiverId,
      data: { isOn: false },
      overrideAccess: true,
    })
    await work()
    expect(receiver.received).toHaveLength(0)
    expect((await theDelivery()).state).toBe('stopped')
  })
})

describe('a message that is not taken', () => {
  it('comes again with the same id and text, and its log says what was answered', async () => {
    receiver.answerWith((call) =>
      call.writeHead(500).end(`Out of order.\u0000${'x'.repeat(9_000)}`),
    )
    await tellSomething()
    await work()
    await work()
    expect(receiver.received).toHaveLength(1)
    const after = await theDelivery()
    expect(after).toMatchObject({ state: 'waiting', tries: 1, lastStatus: 500 })
    expect(after.lastText).toMatch(/^Out of order\. x+$/)
    expect(after.lastText).toHaveLength(500)
    expect(new Date(after.nextTryAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_000)

    const report = await backgroundReport({ ctx: world.contextFor(admin) })
    expect(report?.undone.latest).toMatchObject([
      { what: { kind: 'webhook', about: 'Q-000007' }, tries: 1, trouble: 'Books: answered 500.' },
    ])

    receiver.answerWith((call) => call.writeHead(200).end('ok'))
    await work(6_000)
    const [first, second] = receiver.received
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(await theDelivery()).toMatchObject({ state: 'delivered', tries: 2, nextTryAt: null })
    await work(60_000)
    expect(receiver.received).toHaveLength(2)
  })

  it('is given up after two days, and goes out when it is tried again by hand', async () => {
    receiver.answerWith((call) => call.writeHead(503).end())
    await tellSomething()
    await runSql(sql`update payload_jobs set total_tried = 58 where queue = 'webhooks'`)
    await work()
    const waits = await theDelivery()
    expect(new Date(waits.nextTryAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    await work(3_700_000)
    expect(await theDelivery()).toMatchObject({ state: 'failed', nextTryAt: null })
    await work(7_400_000)
    expect(receiver.received).toHaveLength(2)

    receiver.answerWith((call) => call.writeHead(204).end())
    expect(await tryAgain({ ctx: world.contextFor(admin), wish: { workId: 'all' } })).toEqual({
      ok: true,
    })
    await work()
    expect((await theDelivery()).state).toBe('delivered')
  })

  it('follows no redirect', async () => {
    receiver.answerWith((call) => call.writeHead(307, { location: receiver.address }).end())
    await tellSomething()
    await work()
    expect(receiver.received).toHaveLength(1)
    expect(await theDelivery()).toMatchObject({ state: 'waiting', lastStatus: 307 })
  })

  it('goes to no private address, whatever was stored', async () => {
    for (const address of [
      'https://10.0.0.7/',
      'https://169.254.169.254/latest',
      'https://[fd00::1]/',
    ]) {
      await runSql(sql`update webhook_receivers set address = ${address}`)
      await tellSomething()
      await work()
      const [last] = (await deliveries()).slice(-1)
      expect(last).toMatchObject({ state: 'waiting', lastStatus: null, tries: 1 })
      expect(last?.lastText).toContain('no address that may be called')
    }
    expect(receiver.received).toHaveLength(0)
  })
})

describe('sending a message again', () => {
  async function again(actor: Actor | null, deliveryId: unknown) {
    return sendAgain({ ctx: world.contextFor(actor), wish: { deliveryId } })
  }

  it('says the same with the same id', async () => {
    await tellSomething()
    await work()
    const { id } = await theDelivery()
    expect(await again(admin, id)).toEqual({ ok: true })
    await work()
    expect(receiver.received).toHaveLength(2)
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(await theDelivery()).toMatchObject({ state: 'delivered', tries: 2 })
  })

  it('does not send what waits a second time', async () => {
    await tellSomething()
    const { id } = await theDelivery()
    await Promise.all([again(admin, id), again(admin, id)])
    await work()
    expect(receiver.received).toHaveLength(1)
  })

  it('is the administrator’s', async () => {
    await tellSomething()
    const { id } = await theDelivery()
    expect(await again(null, id)).toEqual({ ok: false, kind: 'not_signed_in' })
    expect(await again(office, id)).toEqual({ ok: false, kind: 'forbidden' })
    expect(await again(admin, id + 1000)).toEqual({ ok: false, kind: 'not_found' })
  })
})

describe('a receiver', () => {
  it('has a secret that is stored encrypted, said once, and new when it is asked for again', async () => {
    const { rows } = await payload.db.drizzle.execute<{ secret: string }>(
      sql`select secret from webhook_receivers where id = ${receiverId}`,
    )
    expect(rows[0]?.secret).not.toContain(secret.replace('whsec_', ''))
    const shown = await payload.findByID({
      collection: 'webhook-receivers',
      id: receiverId,
      user: { ...admin, collection: 'users' } as never,
      overrideAccess: false,
    })
    expect(shown).not.toHaveProperty('secret')
    expect(shown.secretShownTo).toBe(admin.email)
    expect(await secretOf(receiverId)).not.toBe(secret)
  })

  it('is called with both secrets for a day after a new one was made, and then with that alone', async () => {
    const before = secret
    const after = await secretOf(receiverId)
    const signedBy = (one: string) => {
      const { body, headers } = receiver.received.at(-1) ?? { body: '', headers: {} }
      try {
        return Boolean(new Webhook(one).verify(body, headers as Record<string, string>))
      } catch {
        return false
      }
    }
    await tellSomething()
    await work()
    expect([signedBy(before), signedBy(after)]).toEqual([true, true])
    await runSql(sql`
      update webhook_receivers set secret_before_until = now() - interval '1 second'
      where id = ${receiverId}`)
    await tellSomething()
    await work()
    expect([signedBy(before), signedBy(after)]).toEqual([false, true])
  })

  it('has a log of ninety days; what waits is never too old', async () => {
    await tellSomething()
    await tellSomething()
    await work()
    await runSql(sql`
      update webhook_deliveries set created_at = now() - interval '91 days',
        state = case when id = (select max(id) from webhook_deliveries) then 'waiting'
          else state end::enum_webhook_deliveries_state`)
    const { totalDocs } = await payload.count({
      collection: 'webhook-deliveries',
      overrideAccess: true,
    })
    expect(await trimDeliveries({ payload, now: () => new Date() })).toBe(totalDocs - 1)
    const { docs } = await payload.find({ collection: 'webhook-deliveries', overrideAccess: true })
    expect(docs.map(({ state }) => state)).toEqual(['waiting'])
  })

  it('makes no secret for others', async () => {
    const wish = { receiverId }
    expect(await makeSecret({ ctx: world.contextFor(office), wish })).toEqual({
      ok: false,
      kind: 'forbidden',
    })
  })

  it.each([
    'http://books.example.com/hooks',
    'https://user:word@books.example.com/',
    'https://192.168.1.5/hooks',
    'books.example.com',
    'ftp://books.example.com',
  ])('is refused at %s', async (address) => {
    await expect(listen(address)).rejects.toThrow('The following field is invalid: Address')
  })
})

describe('the receiver of docs/integrations.md', () => {
  it('takes what is signed, and nothing else', async () => {
    const page = fs.readFileSync('docs/integrations.md', 'utf8')
    const code = /```js\n([^`]*createServer[^`]*)```/.exec(page)?.[1] ?? ''
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'receiver-'))
    const file = path.join(folder, 'receiver.mjs')
    fs.writeFileSync(file, code)
    const port = 40_000 + (process.pid % 10_000)
    const program = spawn(process.execPath, [file], {
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
    })
    let said = ''
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const address = `http://127.0.0.1:${port}/`
    try {
      await vi.waitFor(() => fetch(address), { timeout: 10_000, interval: 100 })
      expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(401)
      await runSql(sql`update webhook_receivers set address = ${address}`)
      const { quoteId } = await paidByHand()
      await work()
      expect(await theDelivery()).toMatchObject({ state: 'delivered', lastStatus: 204 })
      expect(said).toBe(`quote.paid Q-${String(quoteId).padStart(6, '0')} ${total}\n`)
    } finally {
      program.kill()
      fs.rmSync(folder, { recursive: true })
    }
  })
})
