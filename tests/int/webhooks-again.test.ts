import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/services/context'
import { backgroundReport } from '@/services/office/background-report'
import { tryAgain } from '@/services/office/try-again'
import { sendAgain } from '@/services/webhooks/send-again'
import { runSql } from '../fixtures/run-sql'
import { openWebhookWorld } from '../fixtures/webhook-world'

vi.setConfig({ testTimeout: 180_000 })

const world = await openWebhookWorld()
const { admin, office, work, theDelivery, tellSomething } = world

describe('a message that is not taken', () => {
  it('comes again with the same id and text, and its log says what was answered', async () => {
    world.receiver.answerWith((call) =>
      call.writeHead(500).end(`Out of order.\u0000${'x'.repeat(9_000)}`),
    )
    await tellSomething()
    await work()
    await work()
    expect(world.receiver.received).toHaveLength(1)
    const after = await theDelivery()
    expect(after).toMatchObject({ state: 'waiting', tries: 1, lastStatus: 500 })
    expect(after.lastText).toMatch(/^Out of order\. x+$/)
    expect(after.lastText).toHaveLength(500)
    expect(new Date(after.nextTryAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_000)

    const report = await backgroundReport({ ctx: world.contextFor(admin) })
    expect(report?.undone.latest).toMatchObject([
      { what: { kind: 'webhook', about: 'Q-000007' }, tries: 1, trouble: 'Books: answered 500.' },
    ])

    world.receiver.answerWith((call) => call.writeHead(200).end('ok'))
    await work(6_000)
    const [first, second] = world.receiver.received
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(await theDelivery()).toMatchObject({ state: 'delivered', tries: 2, nextTryAt: null })
    await work(60_000)
    expect(world.receiver.received).toHaveLength(2)
  })

  it('is given up after two days, and goes out when it is tried again by hand', async () => {
    world.receiver.answerWith((call) => call.writeHead(503).end())
    await tellSomething()
    await runSql(sql`update payload_jobs set total_tried = 58 where queue = 'webhooks'`)
    await work()
    const waits = await theDelivery()
    expect(new Date(waits.nextTryAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    await work(3_700_000)
    expect(await theDelivery()).toMatchObject({ state: 'failed', nextTryAt: null })
    await work(7_400_000)
    expect(world.receiver.received).toHaveLength(2)

    world.receiver.answerWith((call) => call.writeHead(204).end())
    expect(await tryAgain({ ctx: world.contextFor(admin), wish: { workId: 'all' } })).toEqual({
      ok: true,
    })
    await work()
    expect((await theDelivery()).state).toBe('delivered')
  })

  it('follows no redirect', async () => {
    world.receiver.answerWith((call) =>
      call.writeHead(307, { location: world.receiver.address }).end(),
    )
    await tellSomething()
    await work()
    expect(world.receiver.received).toHaveLength(1)
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
      const [last] = (await world.deliveries()).slice(-1)
      expect(last).toMatchObject({ state: 'waiting', lastStatus: null, tries: 1 })
      expect(last?.lastText).toContain('no address that may be called')
    }
    expect(world.receiver.received).toHaveLength(0)
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
    expect(world.receiver.received).toHaveLength(2)
    const [first, second] = world.receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(await theDelivery()).toMatchObject({ state: 'delivered', tries: 2 })
  })

  it('does not send what waits a second time', async () => {
    await tellSomething()
    const { id } = await theDelivery()
    await Promise.all([again(admin, id), again(admin, id)])
    await work()
    expect(world.receiver.received).toHaveLength(1)
  })

  it('is the administrator’s', async () => {
    await tellSomething()
    const { id } = await theDelivery()
    expect(await again(null, id)).toEqual({ ok: false, kind: 'not_signed_in' })
    expect(await again(office, id)).toEqual({ ok: false, kind: 'forbidden' })
    expect(await again(admin, id + 1000)).toEqual({ ok: false, kind: 'not_found' })
  })
})
