import { describe, expect, it } from 'vitest'
import { brandMail } from './brand-mail'

const company = {
  name: 'Edge & Pane',
  aboutUs: '',
  foundedYear: null,
  usps: [],
  phone: '(214) 555-0148',
  emergencyPhone: '(214) 555-0199',
  salesEmail: '',
  supportEmail: '',
  address: { label: '', street: '', city: '', state: '', postalCode: '', place: '', full: '' },
  serviceArea: '',
  areaName: '',
  warranty: '',
  cancellation: '',
  socialLinks: [],
  certifications: [],
  serviceHours: { weekdays: '', saturday: '', sunday: '' },
  showroomHours: { weekdays: '', saturday: '', sunday: '' },
}

const content = {
  company,
  locale: 'es' as const,
  heading: 'Confirm your e-mail',
  paragraphs: ['First line.\nSecond line.'],
  rows: [{ label: 'Name', value: '<b>"Avery" & \'Co\'</b>' }],
  action: { label: 'Confirm', url: 'https://shop.example/verify?token=a&from=%2Fx', hint: 'Copy:' },
  after: ['Ignore it if it was not you.'],
}

describe('brandMail', () => {
  it('says in plain text all that the HTML says', async () => {
    const { text } = await brandMail(content)
    expect(text).toContain('First line.\nSecond line.')
    expect(text).toContain('https://shop.example/verify?token=a&from=%2Fx')
    expect(text).toContain('Ignore it if it was not you.')
  })

  it('says in HTML all that the plain text says, in its order', async () => {
    const { text, html } = await brandMail(content)
    const said = text.replace('-- \n', '').replace('Name: ', 'Name\n').split(/\n+/)
    const read = readable(html)
    // the button's address stands below a hint that the plain text has no use for
    const inOrder = said.filter((line) => line !== 'Confirm:')
    let from = 0
    for (const line of inOrder) {
      const at = read.indexOf(line, from)
      expect(at, `${line} in ${read}`).toBeGreaterThanOrEqual(0)
      from = at
    }
  })

  it('names a way beside the one that it is about, after its words and before its lines', async () => {
    const link = { label: 'Book the visit', url: 'https://shop.example/book-visit?zip=75034' }
    const { text, html } = await brandMail({ ...content, link })
    expect(text).toContain(`Second line.\n\nBook the visit:\n${link.url}\n\nName: `)
    expect(html).toMatch(
      /<a href="https:\/\/shop\.example\/book-visit\?zip=75034"[^>]*>Book the visit</,
    )
  })

  it('keeps a number and a day on their lines', async () => {
    const { html } = await brandMail({
      ...content,
      heading: 'Quote Q-000123',
      paragraphs: ['Receipt P-000002, until Nov 27, 2026.'],
    })
    const wholes = [...html.matchAll(/<span style="white-space:nowrap">([^<]*)</g)]
    expect(wholes.map(([, text]) => text)).toEqual(['Q-000123', 'P-000002', 'Nov 27, 2026'])
  })

  it('ends with what is known of the company, and no empty line', async () => {
    const { text, html } = await brandMail(content)
    expect(text).toMatch(/-- \nEdge & Pane\n\(214\) 555-0148$/)
    expect(html).toMatch(/Edge &amp; Pane<br\/>\(214\) 555-0148<\/p>/)
  })

  it('says which language it is in', async () => {
    const { html } = await brandMail(content)
    expect(html).toMatch(/<html[^>]* lang="es"/)
    expect(html).toContain('width=device-width')
    expect(html).not.toContain('lang="en"')
  })

  it('shows what people typed as text, never as markup', async () => {
    const { html } = await brandMail(content)
    expect(html).toContain('&lt;b&gt;&quot;Avery&quot; &amp; &#x27;Co&#x27;&lt;/b&gt;')
    expect(html).not.toContain('<b>')
    expect(html).toContain('href="https://shop.example/verify?token=a&amp;from=%2Fx"')
    expect(html).toContain('First line.<br/>Second line.')
  })

  it('sets a bill as a table: names strong, what explains them small, and the end strong', async () => {
    const bill = [
      { label: 'Glass', detail: '36 × 76 in,\n28 × 76 in', amount: '$1,520.00' },
      { label: 'Tax', amount: '$159.60', sum: 'between' as const },
      { label: 'Total', amount: '$2,093.60', sum: 'end' as const },
    ]
    const { text, html } = await brandMail({ ...content, bill })
    expect(text).toContain(
      'Glass\n36 × 76 in,\n28 × 76 in: $1,520.00\nTax: $159.60\nTotal: $2,093.60',
    )
    expect(html).toMatch(/font:600 15px[^>]*>Glass<div style="font:400 14px[^>]*color:#6b665c">/)
    expect(html).toContain('<span style="white-space:nowrap">36 × 76 in,</span><br/>')
    expect(html).toMatch(/font:400 15px[^>]*>Tax<\/td>/)
    expect(html).toMatch(/font:600 15px[^>]*>Total<\/td>/)
    expect(html).toMatch(/font:400 15px[^>]*>\$1,520\.00<\/td>/)
    expect(html).toMatch(/font:600 15px[^>]*>\$2,093\.60<\/td>/)
  })

  it('sets what an amount was above what it is, and writes both on one line', async () => {
    const bill = [{ label: 'Glass', was: '$1,520.00', amount: '$1,534.84' }]
    const { text, html } = await brandMail({ ...content, bill })
    expect(text).toContain('Glass: $1,520.00 → $1,534.84')
    expect(html).toContain('>$1,520.00</span><br/>→ $1,534.84</td>')
  })
})

function readable(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
