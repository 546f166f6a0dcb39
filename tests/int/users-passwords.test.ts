import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '../fixtures/people'
import { rest, signIn, wordsOf } from '../fixtures/rest'
import { patchUser as patch, signedIn as person } from '../fixtures/signed-in'
import type { SignedIn as Person } from '../fixtures/signed-in'
import { testPayload } from '../setup/database'

let customer: Person
let admin: Person

beforeAll(async () => {
  customer = await person('customer@example.com', 'customer')
  admin = await person('admin@example.com', 'admin')
})

describe('passwords', () => {
  const tooShort = 'Password must be at least 6 characters long.'

  it.each([
    ['customer', 'abc12', tooShort],
    ['customer', 'password', 'guess'],
    ['customer', 'Alucard', 'guess'],
    ['staff', 'Alucard20262026', 'guess'],
    ['staff', 'short-one', 'at least 12 characters'],
    ['admin', 'elevenchars', 'at least 12 characters'],
  ])('of a new %s may not be %s', async (role, password, sentence) => {
    const body = { email: `fresh-${role}@example.com`, fullName: 'Fresh', role, password }
    const answer = await rest('/users', { method: 'POST', body, cookie: admin.cookie })
    expect(answer.status).toBe(400)
    expect(wordsOf(answer)).toContain(sentence)
  })

  it('are not changed by their owner without the old one', async () => {
    const { id, cookie } = await person('keeper@example.com', 'customer')
    expect((await patch(id, { password: 'another-pane-7' }, cookie)).status).toBe(400)
    await expect(signIn('keeper@example.com')).resolves.toBeTruthy()
  })

  it('follow the same rules when an administrator sets them', async () => {
    const answer = await patch(customer.id, { password: 'abc12' }, admin.cookie)
    expect(answer.status).toBe(400)
    expect(wordsOf(answer)).toContain(tooShort)
  })

  it('follow the rules of the new role when it is raised in the same call', async () => {
    const { id } = await account({ email: 'promoted@example.com' })
    for (const password of [undefined, 'nine-char']) {
      const answer = await patch(id, { role: 'staff', password }, admin.cookie)
      expect(answer.status).toBe(400)
    }
    const password = 'long-enough-for-staff'
    expect((await patch(id, { role: 'staff', password }, admin.cookie)).status).toBe(200)
  })

  it.each([
    ['customer', 'abc12', 400],
    ['customer', '123456', 400],
    ['customer', 'kristine', 400],
    ['staff', 'kristine-kristine-2026', 200],
    ['staff', 'kristine!2026!2026', 400],
    ['staff', 'nine-char', 400],
    ['staff', 'a-long-enough-one', 200],
  ] as const)('reset by a %s to %s are answered %i', async (role, password, status) => {
    const email = `reset-${role}-${password}@example.com`
    await account({ email, role })
    const payload = await testPayload()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const body = { token, password }
    expect((await rest('/users/reset-password', { method: 'POST', body })).status).toBe(status)
  })
})
