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
  it('says in plain text all that the HTML says', () => {
    const { text } = brandMail(content)
    expect(text).toContain('First line.\nSecond line.')
    expect(text).toContain('https://shop.example/verify?token=a&from=%2Fx')
    expect(text).toContain('Ignore it if it was not you.')
  })

  it('ends with what is known of the company, and no empty line', () => {
    const { text, html } = brandMail(content)
    expect(text).toMatch(/-- \nEdge & Pane\n\(214\) 555-0148$/)
    expect(html).toContain('Edge &amp; Pane<br>(214) 555-0148</td>')
  })

  it('says which language it is in', () => {
    expect(brandMail(content).html).toContain('<html lang="es">')
  })

  it('shows what people typed as text, never as markup', () => {
    const { html } = brandMail(content)
    expect(html).toContain('&lt;b&gt;&quot;Avery&quot; &amp; &#39;Co&#39;&lt;/b&gt;')
    expect(html).not.toContain('<b>')
    expect(html).toContain('href="https://shop.example/verify?token=a&amp;from=%2Fx"')
    expect(html).toContain('First line.<br>Second line.')
  })
})
