import { ownEndpoints } from '../support/endpoints'
import { admin, customer, officePerson, staff } from '../support/people'
import { expect, test } from '../support/test'
import { visitorOf } from '../support/visitor'

/** v visitor, c customer, s staff, f the (front) office, a administrator */
const people = { v: null, c: customer, s: staff, f: officePerson, a: admin }
type Letter = keyof typeof people

/**
 * Who gets past the door of each route of ours; what he asks there has to be his, too. Where nobody does, the
 * secret of a letter is asked for.
 */
const letIn: Record<string, string> = {
  'DELETE /api/inquiries/photos': 'vcsfa',
  'GET /api/accounts/data': 'csfa',
  'GET /api/accounts/profile': 'csfa',
  'GET /api/calendar/[file]': 'vcsfa',
  'GET /api/gallery/works': 'vcsfa',
  'GET /api/health': 'vcsfa',
  'GET /api/office/callers': 'fa',
  'GET /api/office/export/[list]': 'fa',
  'GET /api/office/jobs': 'fa',
  'GET /api/office/numbered': 'fa',
  'GET /api/office/prices/csv': 'sfa',
  'GET /api/office/quotes/[id]': 'fa',
  'GET /api/office/quotes/[id]/sizes-letter': 'sfa',
  'GET /api/open-map': 'vcsfa',
  'GET /api/payments/export': 'a',
  'GET /api/payments/taxes': 'a',
  'GET /api/preview': 'vcsfa',
  'GET /api/preview/leave': 'vcsfa',
  'GET /api/quotes/paper': 'csfa',
  'GET /api/quotes/resume': 'csfa',
  'GET /api/quotes/tables': 'vcsfa',
  'GET /api/session': 'vcsfa',
  'GET /api/visits/dates': 'vcsfa',
  'GET /api/visits/free': 'vcsfa',
  'GET /llms.txt': 'vcsfa',
  'PATCH /api/accounts/profile': 'csfa',
  'POST /api/accounts/delete': 'csfa',
  'POST /api/accounts/email-change': 'c',
  'POST /api/accounts/email-change/cancel': '',
  'POST /api/accounts/email-change/confirm': '',
  'POST /api/accounts/password': 'csfa',
  'POST /api/accounts/register': 'vcsfa',
  'POST /api/accounts/resend-confirmation': 'vcsfa',
  'POST /api/accounts/second-step/begin': 'sfa',
  'POST /api/accounts/second-step/confirm': 'sfa',
  'POST /api/accounts/second-step/drop': 'a',
  'POST /api/accounts/second-step/end': 'sfa',
  'POST /api/accounts/second-step/recovery-codes': 'sfa',
  'POST /api/accounts/sessions/end': 'csfa',
  'POST /api/accounts/sessions/end-of': 'a',
  'POST /api/assistant/ask': 'vcsfa',
  'POST /api/inquiries/chat': 'vcsfa',
  'POST /api/inquiries/contact': 'vcsfa',
  'POST /api/inquiries/design': 'vcsfa',
  'POST /api/inquiries/photos': 'vcsfa',
  'POST /api/inquiries/quote': 'vcsfa',
  'POST /api/inquiries/survey': 'vcsfa',
  'POST /api/office/background': 'a',
  'POST /api/office/calendar': 'sfa',
  'POST /api/office/customers/import': 'sfa',
  'POST /api/office/customers/merge': 'sfa',
  'POST /api/office/customers/merge/undo': 'sfa',
  'POST /api/office/customers/note': 'sfa',
  'POST /api/office/customers/story': 'sfa',
  'POST /api/office/customers/task': 'sfa',
  'POST /api/office/glass-rules/preview': 'sa',
  'POST /api/office/inquiries/assign': 'sfa',
  'POST /api/office/inquiries/note': 'sfa',
  'POST /api/office/inquiries/reply': 'sfa',
  'POST /api/office/inquiries/snooze': 'sfa',
  'POST /api/office/inquiries/stop': 'sfa',
  'POST /api/office/jobs/call-off': 'fa',
  'POST /api/office/jobs/move': 'fa',
  'POST /api/office/jobs/undo': 'fa',
  'POST /api/office/jobs/visit': 'fa',
  'POST /api/office/morning': 'sfa',
  'POST /api/office/prices/act': 'sa',
  'POST /api/office/prices/csv': 'sa',
  'POST /api/office/prices/draft': 'sa',
  'POST /api/office/quotes': 'fa',
  'POST /api/office/quotes/paper': 'sfa',
  'POST /api/office/quotes/send': 'sfa',
  'POST /api/office/quotes/standing': 'sfa',
  'POST /api/office/tasks/put-off': 'sfa',
  'POST /api/office/tasks/tick': 'sfa',
  'POST /api/office/try-again': 'a',
  'POST /api/office/webhooks/secret': 'a',
  'POST /api/office/webhooks/send-again': 'a',
  'POST /api/payments/cancel': 'csfa',
  'POST /api/payments/checkout': 'csfa',
  'POST /api/payments/confirm': 'csfa',
  'POST /api/payments/receipt': 'csfa',
  'POST /api/payments/record': 'fa',
  'POST /api/payments/refund': 'fa',
  'POST /api/payments/release': 'a',
  'POST /api/payments/settle-refund': 'a',
  'POST /api/payments/void': 'fa',
  'POST /api/policy-reports': 'vcsfa',
  'POST /api/q/accept': 'vcsfa',
  'POST /api/q/ask': 'vcsfa',
  'POST /api/q/back': 'vcsfa',
  'POST /api/q/checkout': 'vcsfa',
  'POST /api/q/decline': 'vcsfa',
  'POST /api/q/open': 'vcsfa',
  'POST /api/q/pdf': 'vcsfa',
  'POST /api/q/reminders': 'vcsfa',
  'POST /api/q/total': 'vcsfa',
  'POST /api/q/visit': 'vcsfa',
  'POST /api/quotes/calculate': 'vcsfa',
  'POST /api/quotes/save': 'csfa',
  'POST /api/quotes/share': 'vcsfa',
  'POST /api/stripe/webhook': 'vcsfa',
  'POST /api/users/forgot-password': 'vcsfa',
  'POST /api/users/login': 'vcsfa',
  'POST /api/users/reset-password': '',
  'POST /api/users/verify/[token]': '',
  'POST /api/visits/book': 'vcsfa',
  'POST /api/visits/calendar': 'vcsfa',
  'POST /api/visits/call-off': 'vcsfa',
  'POST /api/visits/hold': 'vcsfa',
  'POST /api/visits/move': 'vcsfa',
}

const inPath: Record<string, string> = {
  '[id]': '1',
  '[list]': 'customers',
  '[file]': 'nobody.ics',
  '[token]': 'nobody',
}

test('each route lets in exactly those who may', async ({ baseURL }) => {
  const site = baseURL ?? ''
  const found: Record<string, string> = {}
  for (const [letter, who] of Object.entries(people) as [Letter, typeof admin | null][]) {
    const visitor = visitorOf(site)
    if (who !== null) await visitor.signIn(who)
    for (const { method, path } of ownEndpoints()) {
      const address = path.replace(/\[\w+\]/g, (part) => inPath[part] ?? part)
      const { status } =
        method === 'GET' ? await visitor.get(address) : await visitor.send(address, {}, method)
      expect(status, `${letter} ${method} ${path}`).toBeLessThan(500)
      const row = `${method} ${path}`
      found[row] ??= ''
      if (status !== 401 && status !== 403) found[row] += letter
    }
  }
  expect(found).toEqual(letIn)
})
