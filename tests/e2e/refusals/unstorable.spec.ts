import { expect, test } from '../support/test'

/** Every text that our own calls take, by call. */
const fields = {
  '/api/quotes/calculate': ['serviceType', 'product'],
  '/api/quotes/save': ['serviceType', 'customerName', 'customerPhone', 'projectAddress'],
  '/api/inquiries/contact': ['name', 'email', 'phone', 'service', 'message', 'website'],
  '/api/inquiries/design': [
    'envisionedItem',
    'otherItem',
    'location',
    'description',
    'inspirationUrl',
    'name',
    'email',
  ],
  '/api/inquiries/quote': ['name', 'email', 'phone', 'message'],
  '/api/accounts/register': ['fullName', 'email', 'password'],
  '/api/accounts/resend-confirmation': ['email', 'from'],
  '/api/accounts/password': ['currentPassword', 'password'],
  '/api/users/login': ['email', 'password'],
  '/api/users/forgot-password': ['email'],
  '/api/users/reset-password': ['token', 'password'],
}

for (const [path, names] of Object.entries(fields)) {
  test(`${path} names the field that cannot be kept`, async ({ request }) => {
    for (const field of names) {
      for (const text of ['zero \u0000', 'half \ud83d']) {
        const answer = await request.post(path, { data: { [field]: text } })
        const errors = [{ field, message: 'It has characters that cannot be kept.' }]
        expect({ status: answer.status(), ...(await answer.json()) }).toEqual({
          status: 422,
          errors,
        })
      }
    }
  })
}

test('so does a profile, and a panel within a list', async ({ request }) => {
  for (const field of ['fullName', 'phoneNumber', 'address']) {
    const answer = await request.patch('/api/accounts/profile', { data: { [field]: '\u0000' } })
    expect(answer.status()).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ field }] })
  }
  const panels = [{ widthIn: 30, heightIn: 40, role: '\udc00' }]
  const answer = await request.post('/api/quotes/calculate', {
    data: { panels },
    headers: { 'X-Page-Language': 'es' },
  })
  expect(await answer.json()).toEqual({
    errors: [{ field: 'panels.0.role', message: 'Tiene caracteres que no se pueden guardar.' }],
  })
})
