import { createTranslator } from 'next-intl'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import { withReturnPath } from '@/domain/account/safe-return-path'
import type { MailMessage } from '@/integrations/email/send-mail-task'
import { messagesOf } from '@/messages'
import { brandMail } from '@/services/mail/brand-mail'

type Recipient = { to: string; locale: Locale }
type Kind = 'confirm' | 'known' | 'unfinished' | 'reset' | 'passwordChanged'

/**
 * No account mail repeats a name: somebody could register a stranger's address under a name that is
 * an advertisement, and the site would deliver it.
 */
function accountMail(
  { to, locale }: Recipient,
  kind: Kind,
  path: string,
  more: { line: 'forgot' | 'ignore'; path?: string }[],
): MailMessage {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'mail' })
  const { companyName: company } = messages.common
  const lines = messages.mail[kind] as Record<string, string>
  const after = more
    .filter(({ line }) => line in lines)
    .map(({ line, path: target }) =>
      t(`${kind}.${line}` as 'known.forgot', {
        url: target === undefined ? '' : pageAddress(locale, target),
      }),
    )
  return {
    to,
    subject: t(`${kind}.subject`),
    ...brandMail({
      company,
      locale,
      heading: t(`${kind}.heading`),
      paragraphs: [t(`${kind}.text`, { company })],
      action: {
        label: t(`${kind}.action`),
        url: pageAddress(locale, path),
        hint: t('layout.linkHint'),
      },
      after,
      footer: t('layout.sentBy', { company }),
    }),
  }
}

function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}

/** The mail whose link confirms that the address is the account's. */
export function confirmationMail(
  recipient: Recipient,
  { token, from }: { token: string; from: string },
): MailMessage {
  const path = withReturnPath(withToken('/verify-email', token), from)
  return accountMail(recipient, 'confirm', path, [{ line: 'ignore' }])
}

/** Tells the owner of an address that somebody tried to register it again. */
export function knownAddressMail(recipient: Recipient, from: string): MailMessage {
  return accountMail(recipient, 'known', withReturnPath('/login', from), [
    { line: 'forgot', path: '/forgot-password' },
    { line: 'ignore' },
  ])
}

/** For an address that was registered but never confirmed: its owner chooses the password himself. */
export function unfinishedAccountMail(
  recipient: Recipient,
  token: string,
  from: string,
): MailMessage {
  const path = withReturnPath(withToken('/reset-password', token), from)
  return accountMail(recipient, 'unfinished', path, [{ line: 'ignore' }])
}

export function passwordResetMail(recipient: Recipient, token: string, from: string): MailMessage {
  const path = withReturnPath(withToken('/reset-password', token), from)
  return accountMail(recipient, 'reset', path, [{ line: 'ignore' }])
}

export function passwordChangedMail(recipient: Recipient): MailMessage {
  return accountMail(recipient, 'passwordChanged', '/profile', [
    { line: 'ignore', path: '/forgot-password' },
  ])
}
