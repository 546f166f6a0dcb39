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
    ['PORT', 'eighty'],
    ['SITE_URL', 'glass.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['PAYLOAD_SECRET', 'short'],
    ['ADMIN_PASSWORD', 'short'],
    ['REDIS_URL', 'http://redis'],
    ['S3_ENDPOINT', 'minio'],
    ['SAMPLE_DATA', 'yes'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => parseEnv({ ...production, [name]: value })).toThrow(`${name} is malformed`)
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
