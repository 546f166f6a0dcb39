import { beforeAll, describe, expect, it } from 'vitest'
import { account, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { docsOf, rest, wordsOf } from '../fixtures/rest'
import { inquiryData } from '../fixtures/rows'
import { patchUser as patch, signedIn as person, storedUser as stored } from '../fixtures/signed-in'
import type { SignedIn as Person } from '../fixtures/signed-in'
import { testPayload } from '../setup/database'

let customer: Person
let staff: Person
let admin: Person

beforeAll(async () => {
  customer = await person('customer@example.com', 'customer')
  staff = await person('staff@example.com', 'staff')
  admin = await person('admin@example.com', 'admin')
})

describe('one’s own account', () => {
  it('lets a customer and staff change their name, phone and address', async () => {
    const body = { fullName: 'New Name', phoneNumber: '(469) 555-0117', address: '1 Sample Street' }
    for (const { id, cookie } of [customer, staff]) {
      expect((await patch(id, body, cookie)).status).toBe(200)
      expect(await stored(id)).toMatchObject(body)
    }
  })

  it('never lets anyone change his own role, address or confirmation', async () => {
    for (const { id, cookie, email } of [customer, staff, admin]) {
      const { role } = await stored(id)
      await patch(id, { role: 'admin', email: 'taken-over@example.com', _verified: false }, cookie)
      await patch(id, { role: 'customer' }, cookie)
      expect(await stored(id)).toMatchObject({ role, email, _verified: true })
    }
  })

  it('ignores what only the server writes', async () => {
    const before = await stored(customer.id)
    await patch(
      customer.id,
      {
        id: 999_999,
        hash: 'x',
        salt: 'x',
        resetPasswordToken: 'x',
        resetPasswordExpiration: '2099-01-01T00:00:00.000Z',
        _verificationToken: 'x',
        loginAttempts: -1000,
        lockUntil: null,
        sessions: [],
        createdAt: '1999-01-01T00:00:00.000Z',
      },
      customer.cookie,
    )
    const { updatedAt: _then, ...kept } = before
    expect(await stored(customer.id)).toMatchObject(kept)
  })

  it('lets nobody read or change another’s account but an administrator', async () => {
    for (const { cookie } of [customer, staff]) {
      expect((await patch(admin.id, { fullName: 'Mallory' }, cookie)).status).toBe(403)
      const list = await rest(`/users?where[email][equals]=${admin.email}`, { cookie })
      expect(docsOf(list)).toEqual([])
      expect((await rest('/users', { cookie })).body.totalDocs).toBe(1)
    }
    expect((await rest('/users')).status).toBe(403)
  })

  it.each(['hash', 'salt', 'resetPasswordToken', '_verificationToken', 'loginAttempts'])(
    'can’t be searched by %s',
    async (field) => {
      const path = `/users?where[${field}][exists]=true`
      expect((await rest(path, { cookie: customer.cookie })).status).toBe(400)
    },
  )
})

describe('making accounts', () => {
  const body = {
    email: 'victim@example.com',
    password: soundPassword,
    fullName: 'Victim',
    role: 'admin',
    _verified: true,
  }

  it('is refused to visitors, customers and staff, confirmed or not', async () => {
    for (const cookie of [undefined, customer.cookie, staff.cookie]) {
      const call = { method: 'POST', body, ...(cookie ? { cookie } : {}) }
      expect((await rest('/users', call)).status).toBe(403)
    }
  })

  it('is closed to whoever comes first, too', async () => {
    const answer = await rest('/users/first-register', { method: 'POST', body })
    expect(answer.status).toBe(403)
  })

  it('mails the owner of an address that an administrator enters', async () => {
    const answer = await rest('/users', {
      method: 'POST',
      cookie: admin.cookie,
      body: { ...body, email: 'New.Colleague@Example.com', role: 'staff', _verified: false },
    })
    expect(answer.status).toBe(201)
    const [mail] = await mailsTo('new.colleague@example.com')
    const token = linkIn(mail, '/verify-email').searchParams.get('token')
    const login = { email: 'new.colleague@example.com', password: soundPassword }
    expect((await rest('/users/login', { method: 'POST', body: login })).status).toBe(403)
    expect((await rest(`/users/verify/${token}`, { method: 'POST' })).status).toBe(200)
    expect((await rest('/users/login', { method: 'POST', body: login })).status).toBe(200)
  })
})

describe('the mail to an address that an administrator enters', () => {
  const enter = (email: string, more: object = {}) =>
    rest('/users', {
      method: 'POST',
      cookie: admin.cookie,
      body: { email, password: soundPassword, fullName: 'Alex Muestra', role: 'customer', ...more },
    })

  it('is in the language that the administrator chose', async () => {
    expect((await enter('elegido@example.com', { language: 'es' })).status).toBe(201)
    const [mail] = await mailsTo('elegido@example.com')
    expect(mail?.subject).toBe('Confirme su correo electrónico')
    expect(linkIn(mail, '/verify-email').pathname).toBe('/es/verify-email')
  })

  it('is otherwise in the language in which the address last wrote', async () => {
    const payload = await testPayload()
    for (const locale of ['en', 'es']) {
      await payload.create({
        collection: 'inquiries',
        data: { ...inquiryData(), email: 'consulta@example.com', locale },
        overrideAccess: true,
      })
    }
    expect((await enter('consulta@example.com')).status).toBe(201)
    const [mail] = await mailsTo('consulta@example.com')
    expect(mail?.subject).toBe('Confirme su correo electrónico')
    await enter('nobody-knows@example.com')
    const [other] = await mailsTo('nobody-knows@example.com')
    expect(other?.subject).toBe('Confirm your email address')
    expect(linkIn(other, '/verify-email').pathname).toBe('/verify-email')
  })
})

describe('an address that an administrator changes', () => {
  it('is unconfirmed, signs its owner out, and is mailed', async () => {
    const moved = await person('old-address@example.com', 'customer')
    expect((await patch(moved.id, { email: 'new-address@example.com' }, admin.cookie)).status).toBe(
      200,
    )
    expect(await stored(moved.id)).toMatchObject({
      email: 'new-address@example.com',
      _verified: false,
    })
    expect((await rest('/users/me', { cookie: moved.cookie })).body.user).toBeNull()
    const [mail, ...more] = await mailsTo('new-address@example.com')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Confirm your new email address')
    expect(mail?.text).not.toContain('was opened')
  })

  it('is not confirmed by a link for a new password that went to the old one', async () => {
    const moved = await person('reads-the-old@example.com', 'customer')
    const payload = await testPayload()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: moved.email },
      disableEmail: true,
    })
    await patch(moved.id, { email: 'of-somebody-else@example.com' }, admin.cookie)
    const { POST } = await import('@/app/api/users/reset-password/route')
    const answer = await POST(
      new Request('http://localhost:3100/api/users/reset-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3100' },
        body: JSON.stringify({ token, password: 'another-g00d-one' }),
      }),
    )
    expect(answer.status).toBe(403)
    expect(await stored(moved.id)).toMatchObject({ _verified: false })
  })
})

describe('a customer who comes to work here', () => {
  it('is no lead any more, but stays a customer who has bought', async () => {
    const payload = await testPayload()
    for (const status of ['lead', 'active_customer'] as const) {
      const raised = await person(`${status}@example.com`, 'customer')
      await payload.create({
        collection: 'customers',
        data: { name: 'Avery Sample', user: raised.id, status },
        overrideAccess: true,
      })
      const change = { role: 'staff', password: 'a-longer-password-4821' }
      expect((await patch(raised.id, change, admin.cookie)).status).toBe(200)
      const { docs } = await payload.find({
        collection: 'customers',
        where: { user: { equals: raised.id } },
        overrideAccess: true,
      })
      expect(docs.map((row) => row.status)).toEqual(status === 'lead' ? [] : [status])
    }
  })
})

describe('signing in', () => {
  it('is refused until the address is confirmed', async () => {
    await account({ email: 'unconfirmed@example.com', confirmed: false })
    const body = { email: 'unconfirmed@example.com', password: soundPassword }
    expect((await rest('/users/login', { method: 'POST', body })).status).toBe(403)
  })

  it('never answers the token in the body', async () => {
    const body = { email: customer.email, password: soundPassword }
    const answer = await rest('/users/login', { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('token')
    expect(wordsOf(answer)).not.toMatch(/hash|salt|eyJ/)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('opens the admin to staff and administrators only', async () => {
    const entries = []
    for (const { cookie } of [customer, staff, admin]) {
      const { body } = await rest('/access', { cookie })
      entries.push(body.canAccessAdmin === true)
    }
    expect(entries).toEqual([false, true, true])
  })

  it('has no account to unlock, for nobody', async () => {
    const call = { method: 'POST', body: { email: customer.email } }
    expect((await rest('/users/unlock', call)).status).toBe(403)
    expect((await rest('/users/unlock', { ...call, cookie: customer.cookie })).status).toBe(403)
    expect((await rest('/users/unlock', { ...call, cookie: staff.cookie })).status).toBe(403)
    expect((await rest('/users/unlock', { ...call, cookie: admin.cookie })).status).toBe(403)
  })

  it('takes no password from where eight wrong ones came, for a while', async () => {
    await account({ email: 'guessed@example.com' })
    const wrong = { email: 'guessed@example.com', password: 'wrong-guess' }
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await rest('/users/login', { method: 'POST', body: wrong })
    }
    const right = { ...wrong, password: soundPassword }
    const refused = await rest('/users/login', { method: 'POST', body: right })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
