import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { endBackgroundWork, startBackgroundWork } from '@/services/background/background-work'
import { queueMail } from '@/services/mail/queue-mail'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

afterAll(() => vi.restoreAllMocks())

it('a letter that is under way is sent and done with, and the next one is left to others', async () => {
  const payload = await testPayload()
  const sent: string[] = []
  let letGo = (): void => undefined
  vi.spyOn(payload, 'sendEmail').mockImplementation(async ({ subject }) => {
    sent.push(String(subject))
    await new Promise<void>((resolve) => (letGo = resolve))
  })
  for (const subject of ['first', 'second']) {
    const letter = { to: 'robin@example.com', subject, text: subject, html: subject }
    await queueMail({ payload, message: letter })
  }
  startBackgroundWork()
  await vi.waitFor(() => expect(sent).toEqual(['first']), 10_000)
  let isThrough = false
  const ending = endBackgroundWork().then(() => (isThrough = true))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isThrough).toBe(false)
  letGo()
  await ending
  expect(sent).toEqual(['first'])
  expect(
    await runSql(
      sql`select input -> 'message' ->> 'subject' as left, processing from payload_jobs`,
    ),
  ).toMatchObject({ rows: [{ left: 'second', processing: false }] })
})
