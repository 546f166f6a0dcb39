import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { POST as postLogin } from '@/app/api/users/login/route'
import { POST as postRegister } from '@/app/api/accounts/register/route'
import { POST as postVerify } from '@/app/api/users/verify/[token]/route'
import { resendConfirmation } from '@/services/accounts/resend-confirmation'
import { duringWrite } from '../fixtures/late-sign-in'
import { account, contextOf, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { testPayload } from '../setup/database'

function call(path: string, body: unknown): Request {
  return new Request(`http://localhost:3100${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3100' },
    body: JSON.stringify(body),
  })
}

function register(body: Record<string, unknown>): Promise<Response> {
  return postRegister(call('/api/accounts/register', body))
}

function verify(token: string): Promise<Response> {
  const request = call(`/api/users/verify/${token}`, {})
  return postVerify(request, { params: Promise.resolve({ token }) })
}

function login(email: string, password = soundPassword): Promise<Response> {
  return postLogin(call('/api/users/login', { email, password }))
}

async function accountOf(email: string) {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  })
  return docs
}

const person = (email: string) => ({ fullName: 'Avery Sample', email, password: soundPassword })

describe('POST /api/accounts/register', () => {
  it('opens a customer’s unconfirmed account and mails a link that leads back', async () => {
    const response = await register({ ...person('New@Example.com'), from: '/get-quote?quote_id=7' })
    expect(response.status).toBe(201)
    expect(await accountOf('new@example.com')).toEqual([
      expect.objectContaining({ fullName: 'Avery Sample', role: 'customer', _verified: false }),
    ])
    const mails = await mailsTo('new@example.com')
    expect(mails).toHaveLength(1)
    const link = linkIn(mails[0], '/verify-email')
    expect(link.origin).toBe('http://localhost:3100')
    expect(link.searchParams.get('token')).toMatch(/^[0-9a-f]{40}$/)
    expect(link.searchParams.get('from')).toBe('/get-quote?quote_id=7')
    expect(mails[0]?.html).toContain('verify-email?token=')
  })

  it('enters the customer in the list', async () => {
    await register(person('listed@example.com'))
    const payload = await testPayload()
    const { docs } = await payload.find({
      collection: 'customers',
      where: { email: { equals: 'listed@example.com' } },
      overrideAccess: true,
    })
    expect(docs).toEqual([
      expect.objectContaining({ status: 'lead', source: 'website_registration' }),
    ])
  })

  it('answers the same for a known address, changes nothing, and tells its owner', async () => {
    await account({ email: 'known@example.com', fullName: 'The Owner' })
    const known = await register({ ...person('known@example.com'), password: 'an0ther-password' })
    const unknown = await register(person('unknown@example.com'))
    expect(known.status).toBe(unknown.status)
    expect(await known.text()).toBe(await unknown.text())
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    expect(await accountOf('known@example.com')).toEqual([
      expect.objectContaining({ fullName: 'The Owner' }),
    ])
    expect((await login('known@example.com')).status).toBe(200)
    const [mail] = await mailsTo('known@example.com')
    expect(mail?.subject).toBe('You already have an account')
    expect(linkIn(mail, '/login').pathname).toBe('/login')
  })

  it('refuses a leaked password alike, whether the address is known or not', async () => {
    await account({ email: 'leaky@example.com' })
    const known = await register({ ...person('leaky@example.com'), password: 'PlayStation3' })
    const unknown = await register({ ...person('leakless@example.com'), password: 'PlayStation3' })
    expect(known.status).toBe(422)
    expect(await known.json()).toMatchObject({ errors: [{ field: 'password' }] })
    expect(unknown.status).toBe(422)
    expect(await accountOf('leakless@example.com')).toEqual([])
    expect(await mailsTo('leaky@example.com')).toEqual([])
  })

  it('takes no less time for a known address: a password hash is spent on it, too', async () => {
    await account({ email: 'timed@example.com' })
    const took = async (work: () => Promise<unknown>) => {
      const times: number[] = []
      for (let turn = 0; turn < 3; turn += 1) {
        const begun = performance.now()
        await work()
        times.push(performance.now() - begun)
      }
      return times.toSorted((one, other) => one - other)
    }
    const [oneHash = 0] = await took(() =>
      promisify(pbkdf2)(soundPassword, 'salt', 600_000, 32, 'sha256'),
    )
    const [known = 0] = await took(() => register(person('timed@example.com')))
    // without the hash it takes a tenth of one; how busy the machine is may halve or double either
    expect(known).toBeGreaterThan(oneHash / 2)
  })

  it('lets the owner of an address choose the password that a stranger chose first', async () => {
    await register({ ...person('taken@example.com'), password: 'the-strang3r' })
    await register(person('taken@example.com'))
    const mails = await mailsTo('taken@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'Finish opening your account',
    ])
    expect(linkIn(mails[1], '/reset-password').searchParams.get('token')).toMatch(/^[0-9a-f]{40}$/)
  })

  it('makes one account of ten registrations at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(person('tenfold@example.com'))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await accountOf('tenfold@example.com')).toHaveLength(1)
  })

  it('makes a customer whatever else the body says', async () => {
    const response = await register({
      ...person('climber@example.com'),
      role: 'admin',
      _verified: true,
      id: 1,
      loginAttempts: 0,
      sessions: [],
    })
    expect(response.status).toBe(201)
    expect(await accountOf('climber@example.com')).toEqual([
      expect.objectContaining({ role: 'customer', _verified: false }),
    ])
  })

  it('names each field that is wrong, in the words of the form', async () => {
    const response = await register({ fullName: ' ', email: 'nobody', password: 'short' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [
        { field: 'fullName', message: 'Full name is required.' },
        { field: 'email', message: 'A valid email is required.' },
        { field: 'password', message: 'Password must be at least 6 characters long.' },
      ],
    })
  })

  it('refuses a common password for known and unknown addresses alike', async () => {
    await account({ email: 'known.too@example.com' })
    for (const email of ['known.too@example.com', 'unknown.too@example.com']) {
      const response = await register({ ...person(email), password: 'password123' })
      expect(response.status).toBe(422)
    }
  })

  it.each([null, [[]], 'text', 7, { fullName: {}, email: [], password: 1e308 }])(
    'refuses %j as a body',
    async (body) => {
      const response = await postRegister(call('/api/accounts/register', body))
      expect(response.status).toBe(422)
    },
  )

  it('never mails a way back to another site', async () => {
    await register({ ...person('lured@example.com'), from: '//evil.example/' })
    const [mail] = await mailsTo('lured@example.com')
    expect(mail?.text).not.toContain('evil')
  })
})

describe('confirming', () => {
  it('brings back no password that is reset at the same moment', async () => {
    const { id } = await account({ email: 'both@example.com', confirmed: false })
    const payload = await testPayload()
    type Stored = { id: number; hash: string; _verified: boolean; _verificationToken: string }
    const stored = () =>
      payload.db.findOne<Stored>({ collection: 'users', where: { id: { equals: id } } })
    const token = (await stored())?._verificationToken ?? ''
    const reset = { collection: 'users', id, data: { hash: 'of another password' } } as const
    const answer = await duringWrite(
      { id },
      (req) => payload.db.updateOne({ ...reset, req, returning: false }),
      () => verify(token),
    )
    expect(answer.status).toBe(200)
    expect(await stored()).toMatchObject({ hash: reset.data.hash, _verified: true })
  })

  it('lets nobody sign in before, and everybody who registered after', async () => {
    await register(person('patient@example.com'))
    expect((await login('patient@example.com')).status).toBe(403)
    const [mail] = await mailsTo('patient@example.com')
    const token = linkIn(mail, '/verify-email').searchParams.get('token') ?? ''
    expect((await verify(token)).status).toBe(200)
    const signedIn = await login('patient@example.com')
    expect(signedIn.status).toBe(200)
    expect(signedIn.headers.get('set-cookie')).toMatch(/^site-token=.*HttpOnly/i)
    expect(await signedIn.json()).not.toHaveProperty('token')
  })

  it('works once, and refuses a token that it does not know', async () => {
    await register(person('once@example.com'))
    const [mail] = await mailsTo('once@example.com')
    const token = linkIn(mail, '/verify-email').searchParams.get('token') ?? ''
    expect((await verify(token)).status).toBe(200)
    expect((await verify(token)).status).toBe(403)
    expect((await verify('0'.repeat(40))).status).toBe(403)
    expect((await verify('null')).status).toBe(403)
  })

  it('is done by one of those who come with the link at the same moment', async () => {
    await register(person('parallel@example.com'))
    const [mail] = await mailsTo('parallel@example.com')
    const token = linkIn(mail, '/verify-email').searchParams.get('token') ?? ''
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(7).fill(403),
    ])
  })

  it('joins the lead of the same address then, not earlier', async () => {
    const payload = await testPayload()
    const lead = await payload.create({
      collection: 'customers',
      data: { name: 'A. S.', email: 'wrote@example.com', status: 'lead', tags: ['shower'] },
      overrideAccess: true,
    })
    await register(person('wrote@example.com'))
    const rows = () =>
      payload.find({
        collection: 'customers',
        where: { email: { equals: 'wrote@example.com' } },
        depth: 0,
        overrideAccess: true,
      })
    const before = (await rows()).docs
    expect(before.find(({ id }) => id === lead.id)?.user ?? null).toBeNull()
    const [mail] = await mailsTo('wrote@example.com')
    await verify(linkIn(mail, '/verify-email').searchParams.get('token') ?? '')
    const after = (await rows()).docs
    expect(after).toEqual([expect.objectContaining({ tags: ['shower'] })])
    expect(after[0]?.user).toBeTruthy()
  })

  it('sends the link again to those who wait for it and to nobody else', async () => {
    await register(person('waiting@example.com'))
    await account({ email: 'done@example.com' })
    for (const email of ['waiting@example.com', 'done@example.com', 'nobody@example.com']) {
      await resendConfirmation({ ctx: await contextOf(), email, from: '/profile', locale: 'en' })
    }
    const waiting = await mailsTo('waiting@example.com')
    expect(waiting).toHaveLength(2)
    expect(waiting[1]?.text).toBe(waiting[0]?.text)
    expect(await mailsTo('done@example.com')).toEqual([])
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })
})
