import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inProject } from './paths.mjs'

/** A secret made once and kept beside the data. */
function keptSecret(name) {
  const file = inProject('.data', name)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, crypto.randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return fs.readFileSync(file, 'utf8').trim()
}

export const sampleSignIns = {
  admin: { email: 'admin@trinityedgeglass.example', password: 'sample-admin-2026' },
  staff: { email: 'staff@trinityedgeglass.example', password: 'sample-staff-2026' },
  office: { email: 'office@trinityedgeglass.example', password: 'sample-office-2026' },
  customer: { email: 'avery@example.com', password: 'sample-customer' },
}

/** The ports of the demo; the mail server's own is beside the inbox's. */
export function portsFrom(env) {
  const number = (name, otherwise) => {
    const text = env[name] ?? ''
    if (text === '') return otherwise
    const port = Number(text)
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new Error(`${name} is malformed: "${text}" is not a port number.`)
    }
    return port
  }
  const inbox = number('INBOX_PORT', 3002)
  return {
    site: number('PORT', 3000),
    sandbox: number('SANDBOX_PORT', 3001),
    inbox,
    smtp: number('SMTP_PORT', inbox + 23),
  }
}

/** Everything the demo brings along, below what is really set. */
export function demoEnvironment(ports, databaseUrl) {
  const own = {
    APP_MODE: 'demo',
    NODE_ENV: 'production',
    PORT: String(ports.site),
    SITE_URL: `http://localhost:${ports.site}`,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: keptSecret('payload-secret'),
    ADMIN_EMAIL: sampleSignIns.admin.email,
    ADMIN_PASSWORD: sampleSignIns.admin.password,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'hello@trinityedgeglass.example',
    SALES_EMAIL: 'sales@trinityedgeglass.example',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: `whsec_${keptSecret('webhook-secret')}`,
    STRIPE_API_URL: `http://127.0.0.1:${ports.sandbox}`,
    SAMPLE_DATA: 'on',
    LOG_LEVEL: 'info',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const given = Object.fromEntries(
    Object.keys(own)
      .filter((name) => name !== 'NODE_ENV' && (process.env[name] ?? '') !== '')
      .map((name) => [name, process.env[name]]),
  )
  return { ...own, ...given }
}
