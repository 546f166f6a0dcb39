import { expect, it } from 'vitest'
import { mailDraft } from './mail-draft'

it('keeps spaces, signs and line breaks of a mail draft', () => {
  expect(
    mailDraft({ to: 'sales@example.com', subject: 'Inquiry (A/B)', body: 'One\nTwo & 3' }),
  ).toBe('mailto:sales@example.com?subject=Inquiry%20(A%2FB)&body=One%0ATwo%20%26%203')
})
