import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { makeSecret } from '@/services/webhooks/new-secret'
import { trimDeliveries } from '@/services/webhooks/trim-deliveries'
import { runSql } from '../fixtures/run-sql'
import { openWebhookWorld, total } from '../fixtures/webhook-world'

vi.setConfig({ testTimeout: 180_000 })

const world = await openWebhookWorld()
const { payload, admin, office, secretOf, work, tellSomething } = world

describe('a receiver', () => {
  it('has a secret that is stored encrypted, said once, and new when it is asked for again', async () => {
    const { rows } = await payload.db.drizzle.execute<{ secret: string }>(
      sql`select secret from webhook_receivers where id = ${world.receiverId}`,
    )
    expect(rows[0]?.secret).not.toContain(world.secret.replace('whsec_', ''))
    const shown = await payload.findByID({
      collection: 'webhook-receivers',
      id: world.receiverId,
      user: { ...admin, collection: 'users' } as never,
      overrideAccess: false,
    })
    expect(shown).not.toHaveProperty('secret')
    expect(shown.secretShownTo).toBe(admin.email)
    expect(await secretOf(world.receiverId)).not.toBe(world.secret)
  })

  it('is called with both secrets for a day after a new one was made, and then with that alone', async () => {
    const before = world.secret
    const after = await secretOf(world.receiverId)
    const signedBy = (one: string) => {
      const { body, headers } = world.receiver.received.at(-1) ?? { body: '', headers: {} }
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
      where id = ${world.receiverId}`)
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
    const wish = { receiverId: world.receiverId }
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
    await expect(world.listen(address)).rejects.toThrow('The following field is invalid: Address')
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
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: world.secret },
    })
    let said = ''
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const address = `http://127.0.0.1:${port}/`
    try {
      await vi.waitFor(() => fetch(address), { timeout: 10_000, interval: 100 })
      expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(401)
      await runSql(sql`update webhook_receivers set address = ${address}`)
      const { quoteId } = await world.paidByHand()
      await work()
      expect(await world.theDelivery()).toMatchObject({ state: 'delivered', lastStatus: 204 })
      // it answers first and speaks after
      const line = `quote.paid Q-${String(quoteId).padStart(6, '0')} ${total}\n`
      await vi.waitFor(() => expect(said).toBe(line), { timeout: 10_000 })
    } finally {
      program.kill()
      fs.rmSync(folder, { recursive: true })
    }
  })
})
