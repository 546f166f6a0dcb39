import type { Locale } from '@/config/locales'
import { companyCard } from '@/domain/company/company-facts'
import type { CompanyFacts } from '@/domain/company/company-facts'

export type MailContent = {
  company: CompanyFacts
  locale: Locale
  heading: string
  paragraphs: string[]
  /** Lines of a small table, such as the fields of an inquiry. */
  rows?: { label: string; value: string }[]
  /** Amounts one under the other, as on a bill; the strong one is their sum. */
  bill?: { label: string; amount: string; strong?: boolean }[]
  action?: { label: string; url: string; hint: string }
  /** Small print under the rest. */
  after?: string[]
}

/** One mail, as plain text and as HTML that mail programs without style sheets can show. */
export function brandMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) }
}

function asText(content: MailContent): string {
  const { company, heading, paragraphs, rows, bill, action, after } = content
  const parts = [heading, ...paragraphs]
  if (rows?.length) parts.push(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'))
  if (bill?.length) parts.push(bill.map(({ label, amount }) => `${label}: ${amount}`).join('\n'))
  if (action) parts.push(`${action.label}:\n${action.url}`)
  return [...parts, ...(after ?? []), `-- \n${companyCard(company).join('\n')}`].join('\n\n')
}

// Mail programs read neither style sheets nor custom properties: the tokens' colours are repeated.
const ink = '#0e3b36'
const text = '#23211d'
const second = '#6b665c'
const rule = '#d9d2c5'
const sans = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Newsreader,Georgia,'Times New Roman',serif"

function asHtml(content: MailContent): string {
  const { company, locale, heading, paragraphs, rows, bill, action, after } = content
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(heading)}</title>
</head>
<body style="margin:0;padding:0;background:#faf8f4;color:${text}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#faf8f4">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;font:400 22px/1.2 ${serif};color:${ink}">${escape(company.name)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid ${rule};border-top:2px solid ${ink};padding:32px">
<h1 style="margin:0 0 16px;font:400 28px/1.15 ${serif};color:${text}">${escape(heading)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${rows?.length ? rowsHtml(rows) : ''}
${bill?.length ? billHtml(bill) : ''}
${action ? actionHtml(action) : ''}
${(after ?? []).map(smallHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 0 0;font:400 13px/1.5 ${sans};color:${second}">${withBreaks(companyCard(company).join('\n'))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraphHtml(line: string): string {
  return `<p style="margin:0 0 16px;font:400 16px/1.55 ${sans}">${withBreaks(line)}</p>`
}

function smallHtml(line: string): string {
  return `<p style="margin:20px 0 0;font:400 14px/1.5 ${sans};color:${second};overflow-wrap:anywhere">${withBreaks(line)}</p>`
}

function rowsHtml(rows: { label: string; value: string }[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${rule};vertical-align:top;font:400 15px/1.5 ${sans}`
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><td style="${cell};color:${second};width:140px;padding-right:16px">${escape(label)}</td>` +
      `<td style="${cell};overflow-wrap:anywhere">${withBreaks(value)}</td></tr>`,
  )
  return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px">${lines.join('')}</table>`
}

function billHtml(bill: NonNullable<MailContent['bill']>): string {
  const lines = bill.map(({ label, amount, strong }) => {
    const cell = `padding:10px 0;border-top:1px solid ${strong ? ink : rule};vertical-align:top;font:${strong ? 600 : 400} 15px/1.5 ${sans}`
    return (
      `<tr><td style="${cell};padding-right:16px;overflow-wrap:anywhere">${withBreaks(label)}</td>` +
      `<td align="right" style="${cell};white-space:nowrap">${escape(amount)}</td></tr>`
    )
  })
  return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px">${lines.join('')}</table>`
}

function actionHtml({ label, url, hint }: { label: string; url: string; hint: string }): string {
  const link = escape(url)
  return `<p style="margin:8px 0 24px"><a href="${link}" style="display:inline-block;background:#e8a33d;color:${text};font:600 16px/1 ${sans};text-decoration:none;padding:18px 28px;border-radius:2px">${escape(label)}</a></p>
${smallHtml(hint)}
<p style="margin:4px 0 0;font:400 14px/1.5 ${sans};overflow-wrap:anywhere"><a href="${link}" style="color:#1f6f63">${link}</a></p>`
}

function withBreaks(line: string): string {
  return escape(line).replaceAll('\n', '<br>')
}

function escape(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
