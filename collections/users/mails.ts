import { env } from '@/config/env'

type Mail = { subject: string; html: string }

function letter(lines: string[], link: { href: string; text: string }): string {
  const paragraphs = lines.map((line) => `<p>${line}</p>`)
  return [...paragraphs, `<p><a href="${link.href}">${link.text}</a></p>`].join('\n')
}

/** Asks the owner of an address to say that it is his. */
export function confirmationMail(token: string): Mail {
  return {
    subject: 'Please confirm your e-mail address',
    html: letter(
      ['Somebody, most likely you, made an account with this address at Trinity Edge Glass.'],
      {
        href: `${env().SITE_URL}/verify-email?token=${encodeURIComponent(token)}`,
        text: 'Confirm this address',
      },
    ),
  }
}

/** Lets the owner of an address choose a new password within the hour. */
export function passwordMail(token: string): Mail {
  return {
    subject: 'Choose a new password',
    html: letter(['A new password was asked for. If it was not you, do nothing.'], {
      href: `${env().SITE_URL}/reset-password?token=${encodeURIComponent(token)}`,
      text: 'Choose a new password',
    }),
  }
}
