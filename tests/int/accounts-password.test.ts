import { describe, expect, it } from 'vitest'
import { POST as postPassword } from '@/app/api/accounts/password/route'
import { call, cookieOf, login, newPassword, whoIs } from '../fixtures/account-calls'
import { account, mailsTo, soundPassword } from '../fixtures/people'

describe('POST /api/accounts/password', () => {
  const change = (cookie: string, body: unknown) =>
    postPassword(call('/api/accounts/password', body, { cookie }))

  it('is for people who are signed in', async () => {
    const response = await change('', { currentPassword: soundPassword, newPassword })
    expect(response.status).toBe(401)
  })

  it('asks for the old password', async () => {
    await account({ email: 'guessed@example.com' })
    const cookie = await cookieOf('guessed@example.com')
    const response = await change(cookie, { currentPassword: 'not it at all', newPassword })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [{ field: 'currentPassword', message: 'The current password is not right.' }],
    })
    expect((await login('guessed@example.com')).status).toBe(200)
  })

  it('changes it, keeps this session, ends the others, and writes to the owner', async () => {
    await account({ email: 'mover@example.com' })
    const other = await cookieOf('mover@example.com')
    const cookie = await cookieOf('mover@example.com')
    const response = await change(cookie, { currentPassword: soundPassword, newPassword })
    expect(response.status).toBe(200)
    expect((await login('mover@example.com')).status).toBe(401)
    expect((await login('mover@example.com', newPassword)).status).toBe(200)
    expect(await whoIs(cookie)).toMatchObject({ email: 'mover@example.com' })
    expect(await whoIs(other)).toBeNull()
    const [mail] = await mailsTo('mover@example.com')
    expect(mail?.subject).toBe('Your password was changed')
  })

  it('holds staff to longer passwords than customers', async () => {
    await account({ email: 'staff@example.com', role: 'staff' })
    const cookie = await cookieOf('staff@example.com')
    const response = await change(cookie, { currentPassword: soundPassword, newPassword: 'x7kQ2m' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [
        {
          field: 'newPassword',
          message: 'Password must be at least 12 characters long for staff.',
        },
      ],
    })
  })

  it('refuses a password that leaked elsewhere', async () => {
    await account({ email: 'leaked@example.com' })
    const cookie = await cookieOf('leaked@example.com')
    const response = await change(cookie, {
      currentPassword: soundPassword,
      newPassword: 'PlayStation3',
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'newPassword' }] })
  })

  it('locks the account after many wrong tries, here as when signing in', async () => {
    await account({ email: 'tried@example.com' })
    const cookie = await cookieOf('tried@example.com')
    const answers: Response[] = []
    for (let tries = 0; tries < 9; tries += 1) {
      answers.push(await change(cookie, { currentPassword: `wrong ${tries}`, newPassword }))
    }
    expect(answers.at(0)?.status).toBe(422)
    expect(answers.at(-1)?.status).toBe(423)
    expect(await answers.at(-1)?.json()).toEqual({
      errors: [
        {
          field: '',
          message: 'This account is locked for ten minutes after too many wrong passwords.',
        },
      ],
    })
  })
})
