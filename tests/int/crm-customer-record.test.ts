import { describe, expect, it } from 'vitest'
import { advanceCustomer } from '@/services/customers/advance-customer'
import { withTransaction } from '@/services/database/transaction'
import type { Customer } from '@/payload-types'
import { account, contextOf } from '../fixtures/people'
import { testPayload } from '../setup/database'

type Reason = Parameters<typeof advanceCustomer>[0]['reason']

async function rowsOf(email: string): Promise<Customer[]> {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'customers',
    where: { email: { equals: email } },
    sort: 'id',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

async function lead(data: Partial<Customer> & { email: string }): Promise<Customer> {
  const payload = await testPayload()
  return payload.create({
    collection: 'customers',
    data: { name: 'A. Sample', status: 'lead', source: 'website_inquiry', ...data },
    depth: 0,
    overrideAccess: true,
  })
}

async function advance(userId: number, reason: Reason, at = '2026-03-01T12:00:00.000Z') {
  await advanceCustomer({ ctx: await contextOf(null, () => new Date(at)), userId, reason })
}

describe('advanceCustomer', () => {
  it('makes a lead of somebody who registers', async () => {
    const user = await account({ email: 'first@example.com', phone: '(469) 555-0117' })
    await advance(user.id, 'registered')
    expect(await rowsOf('first@example.com')).toEqual([
      expect.objectContaining({
        user: user.id,
        name: 'Avery Sample',
        phone: '(469) 555-0117',
        status: 'lead',
        source: 'website_registration',
        firstContactDate: '2026-03-01T12:00:00.000Z',
        lastContactDate: '2026-03-01T12:00:00.000Z',
      }),
    ])
  })

  it('goes on to prospect and active customer in one row, and keeps how it began', async () => {
    const user = await account({ email: 'steps@example.com' })
    await advance(user.id, 'registered', '2026-03-01T12:00:00.000Z')
    await advance(user.id, 'saved_quote', '2026-03-02T12:00:00.000Z')
    expect(await rowsOf('steps@example.com')).toEqual([
      expect.objectContaining({ status: 'prospect', lastContactDate: '2026-03-02T12:00:00.000Z' }),
    ])
    await advance(user.id, 'paid', '2026-03-03T12:00:00.000Z')
    await advance(user.id, 'saved_quote', '2026-03-04T12:00:00.000Z')
    expect(await rowsOf('steps@example.com')).toEqual([
      expect.objectContaining({
        status: 'active_customer',
        source: 'website_registration',
        firstContactDate: '2026-03-01T12:00:00.000Z',
        lastContactDate: '2026-03-04T12:00:00.000Z',
      }),
    ])
  })

  it('makes one row when ten things happen at once', async () => {
    const user = await account({ email: 'atonce@example.com' })
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        advance(user.id, index % 2 ? 'paid' : 'saved_quote'),
      ),
    )
    expect(await rowsOf('atonce@example.com')).toEqual([
      expect.objectContaining({ status: 'active_customer' }),
    ])
  })

  it('belongs to the transaction it is handed', async () => {
    const user = await account({ email: 'undone@example.com' })
    const ctx = await contextOf()
    const work = withTransaction(ctx.payload, async (req) => {
      await advanceCustomer({ ctx, req, userId: user.id, reason: 'paid' })
      throw new Error('the payment was not settled after all')
    })
    await expect(work).rejects.toThrow('not settled')
    expect(await rowsOf('undone@example.com')).toEqual([])
  })

  it('adopts what the address left before, once the address is confirmed', async () => {
    const old = await lead({
      email: 'came.before@example.com',
      firstContactDate: '2026-01-05T12:00:00.000Z',
      tags: ['shower'],
    })
    const user = await account({ email: 'came.before@example.com' })
    await advance(user.id, 'saved_quote')
    expect(await rowsOf('came.before@example.com')).toEqual([
      expect.objectContaining({
        id: old.id,
        user: user.id,
        status: 'prospect',
        source: 'website_inquiry',
        firstContactDate: '2026-01-05T12:00:00.000Z',
        tags: ['shower'],
      }),
    ])
  })

  it('adopts it from among any number of longer addresses, in whatever capitals it was entered', async () => {
    for (let number = 0; number < 60; number += 1) {
      await lead({ email: `${number}.pane@example.com` })
    }
    const old = await lead({ email: 'Pane@Example.com' })
    const user = await account({ email: 'pane@example.com' })
    await advance(user.id, 'saved_quote')
    expect(await rowsOf('pane@example.com')).toEqual([
      expect.objectContaining({ id: old.id, user: user.id, status: 'prospect' }),
    ])
  })

  it('leaves a stranger’s lead alone while the address is not confirmed', async () => {
    const old = await lead({ email: 'victim@example.com', phone: '(214) 555-0188' })
    const user = await account({ email: 'victim@example.com', confirmed: false })
    await advance(user.id, 'registered')
    const rows = await rowsOf('victim@example.com')
    expect(rows).toHaveLength(2)
    expect(rows.find(({ id }) => id === old.id)?.user ?? null).toBeNull()
    expect(rows.find(({ id }) => id !== old.id)?.phone ?? null).toBeNull()
  })

  it('merges both rows after confirming, losing nothing of either', async () => {
    await lead({
      email: 'Merge.Me@Example.com',
      phone: '(214) 555-0188',
      firstContactDate: '2026-01-05T12:00:00.000Z',
      tags: ['walk-in', 'mirror'],
      logs: [{ at: '2026-01-05T12:00:00.000Z', kind: 'call', text: 'Asked for a gym mirror.' }],
    })
    const user = await account({ email: 'merge.me@example.com', confirmed: false })
    await advance(user.id, 'registered')
    const payload = await testPayload()
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { _verified: true },
      overrideAccess: true,
    })
    await advance(user.id, 'saved_quote')
    expect(await rowsOf('merge.me@example.com')).toEqual([
      expect.objectContaining({
        user: user.id,
        status: 'prospect',
        source: 'website_inquiry',
        phone: '(214) 555-0188',
        firstContactDate: '2026-01-05T12:00:00.000Z',
        tags: ['walk-in', 'mirror'],
        logs: [expect.objectContaining({ kind: 'call', text: 'Asked for a gym mirror.' })],
      }),
    ])
    expect(await rowsOf('Merge.Me@Example.com')).toEqual([])
  })

  it('never takes a row that belongs to another account', async () => {
    const other = await account({ email: 'other.owner@example.com' })
    const taken = await lead({ email: 'shared@example.com', user: other.id })
    const user = await account({ email: 'shared@example.com' })
    await advance(user.id, 'registered')
    const rows = await rowsOf('shared@example.com')
    expect(rows.find(({ id }) => id === taken.id)?.user).toBe(other.id)
    expect(rows).toHaveLength(2)
  })
})
