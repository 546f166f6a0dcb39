import { pbkdf2 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { withSignInLock } from '@/services/accounts/sign-in-lock'
import { login } from '../fixtures/account-calls'
import { account, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { testPayload } from '../setup/database'
import { register, answerOfRegistering, accountOf, person } from '../fixtures/registering'

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
      const begun = performance.now()
      await work()
      return performance.now() - begun
    }
    const hash = promisify(pbkdf2)
    let [oneHash, known] = [Infinity, Infinity]
    // in turns, so that what else the machine does falls on both
    for (let turn = 0; turn < 5; turn += 1) {
      const alone = await took(() => hash(soundPassword, 'salt', 600_000, 32, 'sha256'))
      oneHash = Math.min(oneHash, alone)
      known = Math.min(known, await took(() => register(person('timed@example.com'))))
    }
    // without the hash it takes a tenth of one; how busy the machine is may halve or double either
    expect(known).toBeGreaterThan(oneHash / 2)
  })

  it('waits for no sign-in of a known address before it answers', async () => {
    const email = 'signing-in@example.com'
    await account({ email, confirmed: false })
    const payload = await testPayload()
    const answered = await withSignInLock(payload, email, () =>
      Promise.race([answerOfRegistering(person(email)), pause(10_000)]),
    )
    expect(answered?.status).toBe(201)
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), { timeout: 10_000 })
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
      const response = await register(body)
      expect(response.status).toBe(422)
    },
  )

  it('never mails a way back to another site', async () => {
    await register({ ...person('lured@example.com'), from: '//evil.example/' })
    const [mail] = await mailsTo('lured@example.com')
    expect(mail?.text).not.toContain('evil')
  })
})
