import crypto from 'node:crypto'
import pg from 'pg'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { databaseOn, databasePrefix, templateDatabase, testEnvironment } from './environment'

let started: Promise<Payload> | undefined

/** Gives the test file a database of its own, before anything reads the environment. */
export async function prepareDatabase(): Promise<void> {
  const serverUrl = inject('serverUrl')
  const name = `${databasePrefix}${crypto.randomUUID().replaceAll('-', '')}`
  await query(serverUrl, `create database ${name} template ${templateDatabase}`)
  Object.assign(process.env, testEnvironment, { DATABASE_URL: databaseOn(serverUrl, name) })
}

/** Where this file's database is, for what reaches it beside Payload. */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL
  if (url === undefined) throw new Error('The file has no database yet.')
  return url
}

/** Payload on this file's database, started on the first call. */
export function testPayload(): Promise<Payload> {
  started ??= (async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('@payload-config')
    return getPayload({ config })
  })()
  return started
}

/**
 * The database itself goes with the run: Payload keeps one connection to it until the process ends.
 * Payload keeps itself, too, for whoever asks next: that would be the next file, of another database.
 */
export async function closePayload(): Promise<void> {
  const payload = await started
  await payload?.destroy()
  started = undefined
  const { _payload: kept } = globalThis as { _payload?: Map<string, unknown> }
  kept?.clear()
}

async function query(serverUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
