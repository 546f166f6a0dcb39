import type { APIRequestContext } from '@playwright/test'
import { linkIn, mailTo } from '../support/inbox'
import { admin, newAddress, newCustomer, signInByRequest } from '../support/people'
import { errorsOf, sentenceOf } from '../support/refusals'
import { expect, test } from '../support/test'

const tooLong = 'a pane '.repeat(20)

async function addAccount(request: APIRequestContext, origin: string, more: object = {}) {
  const email = newAddress('entered')
  const answer = await request.post('/api/users', {
    headers: { origin },
    data: {
      email,
      password: 'eleven glass panes',
      fullName: 'Jamie Sample',
      role: 'customer',
      ...more,
    },
  })
  return { email, answer }
}

test.describe('an administrator', () => {
  let origin = ''
  test.beforeEach(async ({ request, baseURL }) => {
    origin = baseURL ?? ''
    await signInByRequest(request, origin, admin)
  })

  test('adds an account, and its owner confirms the address', async ({ request }) => {
    const { email, answer } = await addAccount(request, origin)
    expect(answer.status()).toBe(201)
    const link = new URL(linkIn(await mailTo(email, /confirm/i), /verify-email/))
    const token = link.searchParams.get('token') ?? ''
    expect((await request.post(`/api/users/verify/${token}`)).status()).toBe(200)
  })

  test('changes an address, and its new owner is asked', async ({ request }) => {
    const { answer } = await addAccount(request, origin)
    const { doc } = (await answer.json()) as { doc: { id: number } }
    const email = newAddress('changed')
    const changed = await request.patch(`/api/users/${doc.id}`, {
      headers: { origin },
      data: { email },
    })
    expect(changed.status()).toBe(200)
    expect(linkIn(await mailTo(email, /confirm/i), /verify-email/)).toContain('token=')
  })

  test('reads why a password is too long', async ({ request }) => {
    const { answer } = await addAccount(request, origin, { password: tooLong })
    expect(answer.status()).toBe(400)
    const [error] = await errorsOf(answer)
    expect(error?.name).toBe('ValidationError')
    expect(error?.data?.errors[0]).toMatchObject({
      path: 'password',
      message: expect.stringMatching(/128/),
    })
  })

  test('is sent to the profile for a new password of his own', async ({ request }) => {
    const me = (await (await request.get('/api/users/me', { headers: { origin } })).json()) as {
      user: { id: number }
    }
    const answer = await request.patch(`/api/users/${me.user.id}`, {
      headers: { origin },
      data: { password: 'another good password' },
    })
    expect(answer.status()).toBe(400)
    expect(await sentenceOf(answer)).toContain('use your profile')
  })

  test('reads what a promotion to staff needs, at no field that stays marked', async ({
    request,
  }) => {
    const { answer } = await addAccount(request, origin)
    const { doc } = (await answer.json()) as { doc: { id: number } }
    const raised = await request.patch(`/api/users/${doc.id}`, {
      headers: { origin },
      data: { role: 'staff' },
    })
    expect(raised.status()).toBe(400)
    expect(await sentenceOf(raised)).toContain('Set a new password together with this role')
    expect((await errorsOf(raised))[0]?.data?.errors).toBeUndefined()
  })
})

test('a reset says that its link is spent', async ({ request }) => {
  const answer = await request.post('/api/users/reset-password', {
    data: { token: 'f00dfeed'.repeat(5), password: 'eleven glass panes' },
  })
  expect(answer.status()).toBe(403)
  expect(await sentenceOf(answer)).toMatch(/invalid or has expired/)
})

test('a reset reads why a password is too long', async ({ request }) => {
  const { email } = await newCustomer(request, 'long-password')
  await request.post('/api/users/forgot-password', { data: { email } })
  const link = new URL(linkIn(await mailTo(email, /new password/i), /reset-password/))
  const answer = await request.post('/api/users/reset-password', {
    data: { token: link.searchParams.get('token'), password: tooLong },
  })
  expect(answer.status()).toBe(400)
  expect(JSON.stringify(await answer.json())).toMatch(/128/)
})

test('a body of more than 64 KB is refused in words', async ({ request }) => {
  const data = { text: 'x'.repeat(70_000) }
  for (const path of [
    '/api/quotes/calculate',
    '/api/inquiries/contact',
    '/api/accounts/register',
  ]) {
    const answer = await request.post(path, { data })
    expect(answer.status(), path).toBe(413)
    expect(await sentenceOf(answer), path).toBe('The body is larger than 64 KB.')
  }
})

test('a wrong password is a refusal at its field, wherever it is asked again', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const who = await newCustomer(request, 'mistyped')
  await signInByRequest(request, origin, who)
  const mistyped = 'not the password at all'
  const change = await request.post('/api/accounts/password', {
    headers: { origin },
    data: { currentPassword: mistyped, newPassword: 'eleven other panes' },
  })
  expect(change.status()).toBe(422)
  await signInByRequest(request, origin, admin)
  const begin = await request.post('/api/accounts/second-step/begin', {
    headers: { origin },
    data: { password: mistyped },
  })
  expect(begin.status()).toBe(422)
  expect(await errorsOf(begin)).toMatchObject([{ field: 'password' }])
})
