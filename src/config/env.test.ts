import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

const demo = {
  APP_MODE: 'demo',
  DATABASE_URL: 'postgres://site@127.0.0.1:5432/site',
  PAYLOAD_SECRET: 'x'.repeat(32),
}
const production = {
  ...demo,
  APP_MODE: 'production',
  SITE_URL: 'https://glass.example',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'hello@glass.example',
  SALES_EMAIL: 'sales@glass.example',
}

describe('the environment', () => {
  it('fills in what the demo leaves out', () => {
    expect(parseEnv(demo)).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      SAMPLE_DATA: 'on',
      RATE_LIMITS: 'on',
    })
  })

  it('loads no sample data in production, and takes an empty text for nothing', () => {
    const env = parseEnv({ ...production, SAMPLE_DATA: '', S3_BUCKET: ' ', REDIS_URL: '' })
    expect(env).toMatchObject({ SAMPLE_DATA: 'off', SITE_URL: 'https://glass.example' })
    expect(env.S3_BUCKET).toBeUndefined()
    expect(env.REDIS_URL).toBeUndefined()
  })

  it.each(['DATABASE_URL', 'PAYLOAD_SECRET', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL'])(
    'names %s when production lacks it',
    (name) => {
      expect(() => parseEnv({ ...production, [name]: '' })).toThrow(`${name} is not set`)
    },
  )

  it.each([
    ['PORT', 'eighty', 'must be a whole number from 1 to 65535'],
    ['PORT', '70000', 'must be a whole number from 1 to 65535'],
    ['SITE_URL', 'glass.example', 'must begin with http:// or https://'],
    ['SITE_URL', 'https://glass.example/shop', 'must be an origin without a path'],
    ['DATABASE_URL', 'mysql://x', 'must start with postgres://'],
    ['PAYLOAD_SECRET', 'short', 'must have at least 32 characters'],
    ['ADMIN_PASSWORD', 'short', 'must have at least 12 characters'],
    ['ADMIN_EMAIL', 'owner', 'must be one e-mail address'],
    ['MAIL_FROM', 'notanaddress', 'must be one e-mail address'],
    ['MAIL_FROM', 'The shop <hello@glass.example>', 'must be one e-mail address'],
    ['REDIS_URL', 'http://redis', 'must start with redis://'],
    ['S3_ENDPOINT', 'minio', 'must begin with http:// or https://'],
    ['SAMPLE_DATA', 'yes', 'must be on or off'],
    ['BACKUP_KEEP', '0', 'must be a whole number from 1 to 1000'],
    ['METRICS_PORT', 'none', 'must be a whole number from 1 to 65535'],
    ['METRICS_PORT', '3000', 'must be another than PORT'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must begin with http:// or https://'],
  ])('names %s when it is %j, and what it has to be', (name, value, rule) => {
    expect(() => parseEnv({ ...production, [name]: value })).toThrow(
      `${name} is malformed: ${rule}`,
    )
  })

  it('takes the origin with or without the slash at its end', () => {
    expect(parseEnv({ ...production, SITE_URL: 'https://glass.example/' }).SITE_URL).toBe(
      'https://glass.example',
    )
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec' }, 'STRIPE_SECRET_KEY'],
    [{ S3_ENDPOINT: 'http://store:9000' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'media', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
  ])('names the other half of %j', (half, missing) => {
    expect(() => parseEnv({ ...production, ...half })).toThrow(`${missing} is not set`)
  })
})
