import { describe, expect, it } from 'vitest'
import { PATCH as patchProfile } from '@/app/api/accounts/profile/route'
import { call, cookieOf } from '../fixtures/account-calls'
import { account } from '../fixtures/people'
import { testPayload } from '../setup/database'

describe('PATCH /api/accounts/profile', () => {
  const patch = (cookie: string, body: unknown) =>
    patchProfile(call('/api/accounts/profile', body, { cookie, method: 'PATCH' }))
  const profile = { fullName: 'Avery S. Sample', phoneNumber: '(469) 555-0117', address: 'Plano' }

  it('changes name, phone number and address, and nothing else', async () => {
    const user = await account({ email: 'mine@example.com' })
    const cookie = await cookieOf('mine@example.com')
    const body = { ...profile, role: 'admin', email: 'other@example.com', id: 1 }
    const response = await patch(cookie, body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ profile })
    const payload = await testPayload()
    const stored = await payload.findByID({
      collection: 'users',
      id: user.id,
      overrideAccess: true,
    })
    expect(stored).toMatchObject({ ...profile, role: 'customer', email: 'mine@example.com' })
  })

  it('is for people who are signed in', async () => {
    expect((await patch('', profile)).status).toBe(401)
  })

  it('names the field that is wrong', async () => {
    await account({ email: 'typo@example.com' })
    const cookie = await cookieOf('typo@example.com')
    const response = await patch(cookie, { ...profile, phoneNumber: 'call me' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'phoneNumber' }] })
  })

  it('takes no change that another site sends', async () => {
    await account({ email: 'forged@example.com' })
    const cookie = await cookieOf('forged@example.com')
    const request = call('/api/accounts/profile', profile, {
      cookie,
      method: 'PATCH',
      from: 'https://evil.example',
    })
    expect((await patchProfile(request)).status).toBe(403)
  })
})
