import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { safeError, safeText } from './safe-text.mjs'

const token = 'f00dfeed'.repeat(5)

describe('a text in the log', () => {
  it('holds no address, token or hash', () => {
    const said = safeText(`sent to robin@example.com: /verify/${token} pbkdf2-sha256-v1:c0ffee`)
    expect(said).toBe('sent to [e-mail]: /verify/[secret] [secret]')
  })

  it('holds nothing that opens a quote or a calendar', () => {
    const opens = randomBytes(32).toString('base64url')
    expect(safeText(`/api/calendar/${opens}.ics`)).toBe('/api/calendar/[secret].ics')
    expect(safeText(`/es/q/${opens}?reminders=off`)).toBe('/es/q/[secret]?reminders=off')
    const name = 'a-name-of-a-file-that-is-as-long-as-it-has-to-be'
    expect(safeText(name)).toBe(name)
  })

  it('holds nothing that a query was asked with, whatever that looks like', () => {
    const said = safeText(
      'Failed query: update "users" set "address" = $1\nparams: x\n    at y,secret',
    )
    expect(said).toBe('Failed query: update "users" set "address" = $1\nparams: …')
  })

  it('tells a terminal nothing', () => {
    expect(safeText('\u001b[31mred\u001b[0m')).toBe('red')
  })

  it('is of a length that one can read', () => {
    expect(safeText('a@'.repeat(100_000)).length).toBeLessThanOrEqual(4000)
  })
})

describe('an error in the log', () => {
  const cause = Object.assign(new Error('duplicate key for robin@example.com'), {
    code: '23505',
    detail: 'Key (email)=(robin@example.com) already exists.',
    client: { password: 'secret' },
  })
  const error = new Error(`Failed query: select $1\nparams: ${token}\n    at forged (secret)`, {
    cause,
  })

  it('says what happened and where, through its causes', () => {
    const logged = safeError(error)
    expect(logged.message).toBe('Failed query: select $1\nparams: …')
    expect(logged.stack).toContain('safe-text.test.ts')
    expect(logged.cause).toMatchObject({ code: '23505', message: 'duplicate key for [e-mail]' })
  })

  it('carries neither values nor what a library hung on it', () => {
    const whole = JSON.stringify(safeError(error))
    for (const part of [token, 'robin@', 'secret', 'forged', 'detail', 'client']) {
      expect(whole).not.toContain(part)
    }
  })
})
