import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The build bundles this module more than once; what is counted is one. */
declare global {
  var __siteMetrics: Metrics | undefined
}

export type Metrics = ReturnType<typeof makeMetrics>

export function metrics(): Metrics {
  globalThis.__siteMetrics ??= makeMetrics()
  return globalThis.__siteMetrics
}

/** An alert can ask for what never happened only where it is counted as none. */
const outcomes = ['handled', 'repeated', 'not_ours', 'refused', 'failed'] as const
const acts = ['price_calculated', 'quote_saved', 'checkout_opened'] as const

export type Act = (typeof acts)[number]

function makeMetrics() {
  const made = define()
  for (const outcome of outcomes) made.webhooks.inc({ outcome }, 0)
  for (const act of acts) made.acts.inc({ act }, 0)
  return made
}

function define() {
  const registry = new Registry()
  const shared = { registers: [registry] }
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, ...shared })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, ...shared })
  return {
    registry,
    requests: counter('site_http_requests_total', 'Calls answered', ['group', 'status']),
    durations: new Histogram({
      name: 'site_http_request_seconds',
      help: 'How long an answer took',
      labelNames: ['group'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      ...shared,
    }),
    acts: counter('site_acts_total', 'What visitors did with success', ['act']),
    refusals: counter('site_limit_refusals_total', 'Calls beyond a limit', ['limit']),
    webhooks: counter('site_webhooks_total', 'Events of Stripe, by what became of them', [
      'outcome',
    ]),
    policyReports: counter('site_policy_reports_total', 'What browsers refused on our pages', [
      'directive',
      'disposition',
    ]),
    databaseUp: gauge('site_database_up', 'Whether the database answered'),
    pool: gauge('site_database_connections', 'Connections of the pool, and who waits for one', [
      'state',
    ]),
    poolMax: gauge('site_database_connections_max', 'Connections that the pool may have'),
    jobsWaiting: gauge('site_jobs_waiting', 'Stored work to be done, letters among it', ['task']),
    jobsFailed: gauge('site_jobs_failed', 'Stored work that was given up'),
    oldestJob: gauge('site_jobs_oldest_seconds', 'How long the oldest overdue work has waited'),
    paymentsHeld: gauge('site_payments_held', 'Payments that an administrator has to look at'),
    checkoutsOpen: gauge('site_checkouts_open', 'Checkouts that customers are at'),
    backup: gauge('site_backup_timestamp_seconds', 'When the last backup was through; 0 for never'),
    diskFree: gauge('site_disk_free_ratio', 'What is free of the disk that uploads lie on'),
  }
}
