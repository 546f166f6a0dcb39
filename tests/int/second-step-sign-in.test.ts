import { beforeEach, describe, expect, it } from 'vitest'
import { secondStepOf } from '@/services/accounts/second-step/second-step'
import { contextOf } from '../fixtures/people'
import { rest } from '../fixtures/rest'
import { testPayload } from '../setup/database'
import { shown, login, withStep, sessionsOf } from '../fixtures/second-steps'
import type { SteppedUp } from '../fixtures/second-steps'

function pathOf(answer: { body: Record<string, unknown> }): unknown {
  const [error] = answer.body.errors as { data?: { errors?: { path: string }[] } }[]
  return error?.data?.errors?.[0]?.path
}

describe('signing in with a second step', () => {
  let one: SteppedUp
  beforeEach(async () => {
    one = await withStep()
  })

  it('asks for the code once the password was right, and begins no session before', async () => {
    const asked = await login(one.actor.email)
    expect(asked.status).toBe(401)
    expect(pathOf(asked)).toBe('code')
    expect(asked.headers.get('set-cookie')).toBeNull()
    expect(await sessionsOf(one.actor.id)).toBe(0)
    const wrongPassword = await login(one.actor.email, { password: 'something else 1' })
    expect(wrongPassword.status).toBe(401)
    expect(pathOf(wrongPassword)).toBeUndefined()
  })

  it('lets in with the code, once', async () => {
    const code = shown(one.secret)
    const first = await login(one.actor.email, { code })
    expect(first.status).toBe(200)
    expect(JSON.stringify(first.body)).not.toContain(one.secret)
    const again = await login(one.actor.email, { code })
    expect(again.status).toBe(401)
    expect(pathOf(again)).toBe('code')
    // an earlier one is over with it
    expect((await login(one.actor.email, { code: shown(one.secret, -1) })).status).toBe(401)
  })

  it('takes each recovery code once, as it is typed', async () => {
    const [code = ''] = one.codes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await login(one.actor.email, { code: typed })).status).toBe(200)
    expect((await login(one.actor.email, { code })).status).toBe(401)
    expect(await secondStepOf(await contextOf(one.actor))).toMatchObject({ recoveryLeft: 9 })
  })

  it.each([
    ['another’s', async () => shown((await withStep()).secret)],
    ['a list', () => [shown(one.secret)]],
    ['an object', () => ({ equals: shown(one.secret) })],
    ['a number', () => Number(shown(one.secret))],
    ['what it will be in an hour', () => shown(one.secret, 120)],
    ['a long text', () => '1'.repeat(50_000)],
    ['true', () => true],
  ])('takes no code that is %s', async (_, code) => {
    expect((await login(one.actor.email, { code: await code() })).status).toBe(401)
    expect(await sessionsOf(one.actor.id)).toBe(0)
  })

  it('takes ten wrong codes in an hour, whoever tries', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      await forgetGuesses(one.actor.email)
      statuses.push((await login(one.actor.email, { code: '000000' })).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses[10]).toBe(429)
    await forgetGuesses(one.actor.email)
    expect((await login(one.actor.email, { code: shown(one.secret) })).status).toBe(429)
  })

  it('is not passed by a mail: a reset begins no session', async () => {
    const payload = await testPayload()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: one.actor.email },
      disableEmail: true,
    })
    const password = 'another sound 4 you'
    const reset = await rest('/users/reset-password', { method: 'POST', body: { token, password } })
    expect(reset.status).toBe(200)
    const cookie = reset.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toBe('site-token=')
    expect(await sessionsOf(one.actor.id)).toBe(0)
    expect((await login(one.actor.email, { password })).status).toBe(401)
    expect((await login(one.actor.email, { password, code: shown(one.secret) })).status).toBe(200)
  })
})

async function forgetGuesses(email: string): Promise<void> {
  const { giveBack } = await import('@/integrations/rate-limit/limit')
  await giveBack('guess', `unknown ${email}`)
}
