import type { Locale } from '@/config/locales'
import { companyCard } from '@/domain/company/company-facts'
import type { CompanyFacts } from '@/domain/company/company-facts'

export type BillLine = {
  label: string
  /** What explains the label, on lines of its own. */
  detail?: string | undefined
  /** What stood there before the amount. */
  was?: string
  amount: string
  /** It stands below the lines: one of their sums, or what they come to in the end. */
  sum?: 'between' | 'end'
}

export type MailContent = {
  company: CompanyFacts
  locale: Locale
  heading: string
  paragraphs: string[]
  /** A way that the words name, beside the one that the letter is about. */
  link?: { label: string; url: string } | undefined
  /** Lines of a small table, such as the fields of an inquiry. */
  rows?: { label: string; value: string }[]
  /** Amounts one under the other, as on a bill. */
  bill?: BillLine[]
  action?: { label: string; url: string; hint: string }
  /** Small print under the rest. */
  after?: string[]
}

/** One mail, as plain text and as HTML that mail programs without style sheets can show. */
export async function brandMail(content: MailContent): Promise<{ text: string; html: string }> {
  // What writes the HTML is large, and most of what loads this file writes no letter.
  const { letterHtml } = await import('./letter-html')
  return { text: asText(content), html: await letterHtml(content) }
}

function asText(content: MailContent): string {
  const { company, heading, paragraphs, link, rows, bill, action, after } = content
  const parts = [heading, ...paragraphs]
  if (link) parts.push(`${link.label}:\n${link.url}`)
  if (rows?.length) parts.push(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'))
  if (bill?.length) parts.push(bill.map(billLineAsText).join('\n'))
  if (action) parts.push(`${action.label}:\n${action.url}`)
  return [...parts, ...(after ?? []), `-- \n${companyCard(company).join('\n')}`].join('\n\n')
}

function billLineAsText({ label, detail, was, amount }: BillLine): string {
  const what = [label, detail].filter(Boolean).join('\n')
  return `${what}: ${was === undefined ? amount : `${was} → ${amount}`}`
}
