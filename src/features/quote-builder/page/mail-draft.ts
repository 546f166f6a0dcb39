type Draft = { to: string | null; subject: string; body?: string }

/** A link that opens a mail draft in the visitor's own mail program. */
export function mailDraft({ to, subject, body }: Draft): string {
  const parts = [`subject=${encodeURIComponent(subject)}`]
  if (body) parts.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${to ?? ''}?${parts.join('&')}`
}
