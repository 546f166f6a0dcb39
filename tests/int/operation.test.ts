import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asRequest, requestId } from '@/integrations/log/request-scope.mjs'
import { countCall } from '@/integrations/metrics/count-call'
import { metrics } from '@/integrations/metrics/metrics'
import { serveMetrics } from '@/integrations/metrics/serve-metrics'
import { doStoredWork } from '@/services/background/stored-work'
import { queueMail } from '@/services/mail/queue-mail'
import { refreshMetrics } from '@/services/operation/refresh-metrics'
import { contextOf } from '../fixtures/people'
import { paymentData, userData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const message = { to: 'robin@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

/** What stands in the registry under a name, with its labels as they are served. */
async function figure(series: string): Promise<number | undefined> {
  const line = (await metrics().registry.metrics())
    .split('\n')
    .find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('a letter and the request that caused it', () => {
  it('are named together when it is sent, however late', async () => {
    const payload = await testPayload()
    const seen: (string | undefined)[] = []
    vi.spyOn(payload, 'sendEmail').mockImplementation(() => {
      seen.push(requestId())
      return Promise.resolve()
    })
    await asRequest('request-of-a-visitor', () => queueMail({ payload, message }))
    await queueMail({ payload, message })
    expect(await doStoredWork(await contextOf())).toBe(2)
    expect(seen).toEqual(['request-of-a-visitor', undefined])
    expect(requestId()).toBeUndefined()
  })
})

describe('what is measured', () => {
  // files of one worker share the process, and with it what was counted
  beforeAll(() => {
    globalThis.__siteMetrics = undefined
  })

  it('says what waits, what was given up, what is held and when the backup was', async () => {
    const payload = await testPayload()
    const person = { collection: 'users', data: userData(), overrideAccess: true } as const
    const { id: user } = await payload.create(person)
    const held = { ...(await paymentData(user)), isHeld: true }
    await payload.create({ collection: 'payments', data: held, overrideAccess: true })
    await runSql(sql`delete from payload_jobs`)
    await runSql(sql`
      insert into payload_jobs (task_slug, queue, input, created_at, wait_until, has_error, total_tried)
      values ('sendMail', 'mail', '{}', now() - interval '20 minutes', null, false, 0),
        ('visitLetter', 'mail', '{}', now(), now() + interval '1 day', false, 0),
        ('sendMail', 'mail', '{}', now() - interval '3 days', null, true, 60)`)
    await payload.kv.set('backup:last', { at: '2026-01-01T00:00:00.000Z' })
    await refreshMetrics()
    expect(await figure('site_database_up')).toBe(1)
    expect(await figure('site_jobs_waiting{task="sendMail"}')).toBe(1)
    expect(await figure('site_jobs_waiting{task="visitLetter"}')).toBe(1)
    expect(await figure('site_jobs_failed')).toBe(1)
    expect(await figure('site_jobs_oldest_seconds')).toBeGreaterThan(1190)
    expect(await figure('site_jobs_oldest_seconds')).toBeLessThan(1300)
    expect(await figure('site_payments_held')).toBe(1)
    expect(await figure('site_checkouts_open')).toBe(1)
    expect(await figure('site_backup_timestamp_seconds')).toBe(Date.UTC(2026, 0, 1) / 1000)
    expect(await figure('site_disk_free_ratio')).toBeGreaterThan(0)
    expect(await figure('site_database_connections_max')).toBe(10)
  })

  it('is asked of the database every quarter of a minute, however often anybody looks', async () => {
    await runSql(sql`delete from payload_jobs`)
    await refreshMetrics()
    expect(await figure('site_jobs_failed')).toBe(1)
    await refreshMetrics(Date.now() + 15_000)
    expect(await figure('site_jobs_failed')).toBe(0)
  })

  it('counts calls by what they belong to, and is served on a port of its own', async () => {
    const call = { id: '1', method: 'POST', path: '/api/quotes/save', status: 201, ms: 12 }
    countCall(call)
    countCall({ ...call, status: 422 })
    countCall({ ...call, path: '/api/robin@example.com', method: 'GET' })
    const refresh = vi.fn(() => Promise.resolve())
    const server = serveMetrics({ port: 0, host: '127.0.0.1', refresh })
    await vi.waitFor(() => expect(server.listening).toBe(true))
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const answer = await fetch(`${origin}/metrics`)
      expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
      const text = await answer.text()
      expect(refresh).toHaveBeenCalledOnce()
      expect(text).toContain('site_acts_total{act="quote_saved"} 1\n')
      expect(text).toContain('site_http_requests_total{group="quotes",status="4xx"} 1\n')
      expect(text).toContain('site_webhooks_total{outcome="failed"} 0\n')
      expect(text).toContain('process_resident_memory_bytes')
      expect(text).not.toContain('robin')
      expect((await fetch(`${origin}/`)).status).toBe(404)
    } finally {
      server.close()
    }
  })
})
