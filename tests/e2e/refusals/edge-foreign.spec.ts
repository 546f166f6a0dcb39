import { siteUrl } from '../support/environment'
import { customer } from '../support/people'
import { call, sendJson } from '../support/raw-call'
import { expect, test } from '../support/test'

test.describe('another site cannot act for a visitor', () => {
  for (const [path, headers] of [
    ['/api/users/login', { origin: 'https://attacker.example' }],
    ['/api/users/login', { 'sec-fetch-site': 'cross-site' }],
    ['/api/users/login', { origin: 'null' }],
    ['/api/users/logout', { origin: 'https://attacker.example' }],
    ['/api/users/reset-password', { origin: 'https://attacker.example' }],
    ['/api/users/verify/0123', { origin: 'https://attacker.example' }],
    ['/api/accounts/register', { origin: 'https://attacker.example' }],
    ['/api/inquiries/contact', { 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    test(`${path} with ${JSON.stringify(headers)}`, async () => {
      const answer = await sendJson(path, customer, { ...headers })
      expect(answer.status).toBe(403)
      // a wrong link is refused with 403, too
      expect(answer.body).toContain('not sent from our site')
      expect(answer.headers['set-cookie']).toBeUndefined()
    })
  }

  test('a form that signs in as somebody else', async () => {
    const body = `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(customer)}\r\n--b--\r\n`
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(body.length),
    }
    const own = { ...headers, origin: siteUrl() }
    expect((await call('POST', '/api/users/login', { headers: own, body })).status).toBe(200)
    const foreign = { ...headers, origin: 'https://attacker.example' }
    expect((await call('POST', '/api/users/login', { headers: foreign, body })).status).toBe(403)
  })
})
