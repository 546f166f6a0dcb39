import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { withReturnPath } from '@/domain/account/safe-return-path'
import { translatorOf } from '@/i18n/translator'
import { letter } from './letter'
import type { MailMessage } from './mail-message'

type Recipient = { to: string; locale: Locale; company: CompanyFacts }
type StepKind = 'secondStepSet' | 'secondStepEnded' | 'secondStepTaken'
type Kind =
  | 'confirm'
  | 'newAddress'
  | 'known'
  | 'unfinished'
  | 'reset'
  | 'passwordChanged'
  | 'changeAtOld'
  | 'changeAtNew'
  | 'changeToKnown'
  | 'emailChanged'
  | 'accountDeleted'
  | StepKind

/**
 * No account mail repeats a name: somebody could register a stranger's address under a name that is
 * an advertisement, and the site would deliver it.
 */
function accountMail(
  recipient: Recipient,
  kind: Kind,
  path: string,
  /** The address that an account is to go by, where the letter tells it to its holder. */
  email = '',
): Promise<MailMessage> {
  const { to, locale, company } = recipient
  const t = translatorOf(locale, 'mail')
  const url = pageAddress(locale, '/forgot-password')
  const after = [t(`${kind}.ignore`, { url })]
  if (kind === 'known') after.unshift(t('known.forgot', { url }))
  return letter({
    to,
    subject: t(`${kind}.subject`),
    company,
    locale,
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.text`, { company: company.name, email })],
    action: {
      label: t(`${kind}.action`),
      url: pageAddress(locale, path),
      hint: t('layout.linkHint'),
    },
    after,
  })
}

function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}

/** The mail whose link confirms that the address is the account's. */
export function confirmationMail(
  recipient: Recipient,
  { token, from }: { token: string; from: string },
): Promise<MailMessage> {
  const path = withReturnPath(withToken('/verify-email', token), from)
  return accountMail(recipient, 'confirm', path)
}

/** The same for an address that an account was given in place of another. */
export function newAddressMail(recipient: Recipient, token: string): Promise<MailMessage> {
  return accountMail(recipient, 'newAddress', withToken('/verify-email', token))
}

/** Tells the owner of an address that somebody tried to register it again. */
export function knownAddressMail(recipient: Recipient, from: string): Promise<MailMessage> {
  return accountMail(recipient, 'known', withReturnPath('/login', from))
}

/** For an address that was registered but never confirmed: its owner chooses the password himself. */
export function unfinishedAccountMail(
  recipient: Recipient,
  token: string,
  from: string,
): Promise<MailMessage> {
  const path = withReturnPath(withToken('/reset-password', token), from)
  return accountMail(recipient, 'unfinished', path)
}

export function passwordResetMail(
  recipient: Recipient,
  token: string,
  from: string,
): Promise<MailMessage> {
  const path = withReturnPath(withToken('/reset-password', token), from)
  return accountMail(recipient, 'reset', path)
}

export function passwordChangedMail(recipient: Recipient): Promise<MailMessage> {
  return accountMail(recipient, 'passwordChanged', '/profile')
}

const secondStepKinds = {
  set: 'secondStepSet',
  ended: 'secondStepEnded',
  endedByOther: 'secondStepTaken',
} as const

/** Tells the owner of an account what became of its second step. */
export function secondStepMail(
  recipient: Recipient,
  what: keyof typeof secondStepKinds,
): Promise<MailMessage> {
  return accountMail(recipient, secondStepKinds[what], '/profile/security')
}

/** To the address that an account goes by: it is to go by another one. */
export function changeAtOldMail(
  recipient: Recipient,
  { token, email }: { token: string; email: string },
): Promise<MailMessage> {
  return accountMail(recipient, 'changeAtOld', withToken('/email-change', token), email)
}

/** To the address that an account is to go by; it says nothing of the account. */
export function changeAtNewMail(recipient: Recipient, token: string): Promise<MailMessage> {
  return accountMail(recipient, 'changeAtNew', withToken('/email-change', token))
}

/** To an address that somebody wants for another account, and that has one. */
export function changeToKnownMail(recipient: Recipient): Promise<MailMessage> {
  return accountMail(recipient, 'changeToKnown', '/login')
}

/** To both addresses, once it is done. */
export function emailChangedMail(recipient: Recipient, email: string): Promise<MailMessage> {
  return accountMail(recipient, 'emailChanged', '/profile', email)
}

/** The last letter to whoever deleted his account. */
export function accountDeletedMail(recipient: Recipient): Promise<MailMessage> {
  return accountMail(recipient, 'accountDeleted', '/contact')
}
