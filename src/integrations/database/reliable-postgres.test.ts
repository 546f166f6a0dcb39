import type { PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { reliable } from './reliable-postgres'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
})

/** An adapter whose database is away, as Payload makes it. */
function awayAdapter() {
  const error = vi.fn()
  const connect = vi.fn()
  let rejectInitializing: (reason?: unknown) => void = () => undefined
  const initializing = new Promise((_, reject) => (rejectInitializing = reject))
  class Pool {
    on = () => this
    connect = () => Promise.reject(refused)
  }
  const made = {
    ...{ initializing, rejectInitializing, connect, pg: { Pool }, poolOptions: {} },
    payload: { logger: { error, warn: vi.fn() } },
  }
  const standard = { init: () => made } as unknown as ReturnType<typeof postgresAdapter>
  const adapter = reliable(standard).init({} as never) as unknown as PostgresAdapter
  return { adapter, error, connect }
}

it('says why it does not begin where the database is away, to whoever waits and once in the log', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  const { adapter, error, connect } = awayAdapter()
  await expect(adapter.connect?.()).rejects.toBe(refused)
  await new Promise((resolve) => setTimeout(resolve, 10))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
  expect(connect).not.toHaveBeenCalled()
  expect(error).toHaveBeenCalledExactlyOnceWith({
    ...{ err: refused, msg: 'The database could not be reached' },
  })
  await expect(adapter.initializing).rejects.toBe(refused)
})
