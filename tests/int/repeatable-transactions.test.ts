import { databaseOf, lockKey } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { withRepeatableTransaction, withTransaction } from '@/services/database/transaction'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const payload = await testPayload()

beforeEach(async () => {
  await runSql(sql`drop table if exists begun`)
  await runSql(sql`create table begun (name text not null)`)
})

async function written(): Promise<string[]> {
  const { rows } = (await runSql(sql`select name from begun order by name`)) as {
    rows: { name: string }[]
  }
  return rows.map(({ name }) => name)
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

/** Two that hold one key each before either asks for the other's: PostgreSQL ends one of them. */
function twoThatMeet() {
  const held = { one: gate(), other: gate() }
  const tries = { one: 0, other: 0 }
  const work = (name: keyof typeof tries) => async (req: PayloadRequest) => {
    const theirs = name === 'one' ? 'other' : 'one'
    tries[name] += 1
    await databaseOf(req).execute(sql`insert into begun values (${name})`)
    await lockKey(req, `meeting:${name}`)
    held[name].open()
    await held[theirs].opened
    await lockKey(req, `meeting:${theirs}`)
    return name
  }
  return { tries, one: work('one'), other: work('other') }
}

describe('two transactions that wait for each other', () => {
  it('both come through, and what was begun in vain leaves nothing', async () => {
    const { tries, one, other } = twoThatMeet()
    const both = await Promise.all(
      [one, other].map((work) => withRepeatableTransaction(payload, work)),
    )
    expect(both).toEqual(['one', 'other'])
    expect(tries.one + tries.other).toBe(3)
    expect(await written()).toEqual(['one', 'other'])
  })

  it('lose one of them where nobody said that it may be begun anew', async () => {
    const { tries, one, other } = twoThatMeet()
    const both = await Promise.allSettled(
      [one, other].map((work) => withTransaction(payload, work)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(tries).toEqual({ one: 1, other: 1 })
    expect(await written()).toHaveLength(1)
  })
})

describe('a transaction that may be begun anew', () => {
  const failing = (code: string) => {
    let tries = 0
    const ids = new Set<unknown>()
    const done = withRepeatableTransaction(payload, (req) => {
      tries += 1
      ids.add(req.transactionID)
      return Promise.reject(Object.assign(new Error('No'), { code }))
    })
    return { done, tries: () => tries, transactions: () => ids.size }
  }

  it('is begun three times more at most, each time as one of its own', async () => {
    const { done, tries, transactions } = failing('40001')
    await expect(done).rejects.toThrow('No')
    expect([tries(), transactions()]).toEqual([4, 4])
  })

  it('is not begun anew for a fault of its own', async () => {
    const { done, tries } = failing('23505')
    await expect(done).rejects.toThrow('No')
    expect(tries()).toBe(1)
  })
})
