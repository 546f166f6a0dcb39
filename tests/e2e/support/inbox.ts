import { expect } from '@playwright/test'
import { inboxUrl } from './environment'

type Mail = { subject: string; text?: string; html?: string; to: { address: string }[] }

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${inboxUrl()}/email`)
  const mails = (await response.json()) as Mail[]
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/** Waits for the newest mail to `address` whose subject fits, as the local inbox received it. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject))
        return found !== undefined
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 60_000, intervals: [250] },
    )
    .toBe(true)
  if (found === undefined) throw new Error('unreachable: the poll above would have failed')
  return found
}

/** The first link in the mail whose address fits. */
export function linkIn(mail: Mail, address: RegExp): string {
  const links = (mail.text ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? []
  const link = links.find((each) => address.test(each))
  if (link === undefined) throw new Error(`no link ${address} in: ${mail.text ?? ''}`)
  return link
}
