import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { moneyOn } from '@/domain/quote/paper-money'
import {
  freeLine,
  measuredPanels,
  paperOf,
  showerPiece,
  twoPanels,
} from '../../tests/fixtures/papers'
import { testEnvironment } from '../../tests/setup/environment'
import { quoteSentLetter, reminderLetter, revisionSentLetter } from './quote-mail'

beforeAll(() => {
  const environment = { ...testEnvironment, DATABASE_URL: 'postgres://nowhere' }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
})
afterAll(() => vi.unstubAllEnvs())

const company: CompanyFacts = {
  name: 'Trinity Edge Glass',
  aboutUs: '',
  foundedYear: null,
  usps: [],
  phone: '(214) 555-0142',
  emergencyPhone: '',
  salesEmail: 'sales@example.com',
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

const shower = showerPiece('A', twoPanels)
const note = { en: 'See you on Friday.', es: 'Nos vemos el viernes.' }
const paper = paperOf({ lines: [shower, freeLine({ key: 'old' })] }, { note })
const url = 'https://shop.example/q/7KQ4'
const days = {
  today: '2026-11-27',
  visit: '2026-12-03',
  ready: { from: '2026-12-09', until: '2026-12-14' },
  installed: { from: '2026-12-11', until: '2026-12-16' },
}
const about = { to: 'avery@example.com', locale: 'en', company, paper, days, url } as const

describe('the letter with a quote', () => {
  it('says what it comes to line by line, and how to answer, with the estimate', async () => {
    const letter = await quoteSentLetter(about)
    expect(letter).toMatchObject({
      to: 'avery@example.com',
      replyTo: 'sales@example.com',
      subject: 'Your quote Q-000118 from Trinity Edge Glass',
      papers: [{ kind: 'estimate', paper, language: 'en', days }],
    })
    for (const said of [
      'See you on Friday.',
      'Total: $2,093.60',
      'Deposit: $1,046.80',
      'Good until: December 9, 2026',
      'Measuring visit: by Dec 3',
      'Installed: Dec 11 – Dec 16 (if you order on Nov 27)',
      'Clear tempered glass, 1/2 in\n36 × 76 in and 28 × 76 in: $1,520.00',
      'Measuring visit and installation\nIn the glass price: Included',
      'All of it is taxed at Plano’s rate',
      url,
    ]) {
      expect(letter.text).toContain(said)
    }
    expect(letter.html).toContain('See you on Friday.')
    expect(letter.headers).toBeUndefined()
  })

  it('is in the customer’s language', async () => {
    const letter = await quoteSentLetter({ ...about, locale: 'es' })
    expect(letter.text).toContain('Nos vemos el viernes.')
    expect(letter.text).toContain('Gastos generales y utilidad (10%): $175.82')
    expect(letter.text).toContain('Visita para medir: a más tardar el 3 dic')
    expect(letter.text).toContain('Instalado: 11 dic – 16 dic (si ordena el 27 nov)')
    expect(letter.papers).toMatchObject([{ language: 'es' }])
  })

  it('names no days where nobody can', async () => {
    const letter = await quoteSentLetter({ ...about, days: null })
    expect(letter.text).not.toContain('Measuring visit:')
  })
})

describe('the letter with a revision', () => {
  const reason = { en: 'The left wall leans 5/8 in.', es: 'El muro se inclina.' }
  const after = paperOf(
    {
      lines: [showerPiece('A', measuredPanels), freeLine({ key: 'channel', text: 'Channel' })],
      panels: measuredPanels,
    },
    { revision: { number: 2, madeAt: '2026-11-20T16:14:00.000Z', reason } },
  )
  const deposit = {
    reference: 'P-000045',
    purpose: 'deposit',
    method: 'check',
    date: '2026-11-12T17:00:00.000Z',
    amount: 1046.8,
    refunded: 0,
  } as const

  it('says what changed, what the difference is, and what is left to pay', async () => {
    const money = moneyOn(after, [deposit])
    const letter = await revisionSentLetter({ ...about, paper: after, before: paper, money })
    expect(letter.subject).toBe('Quote Q-000118 has changed')
    for (const said of [
      'The left wall leans 5/8 in.',
      'Changed: Clear tempered glass, 1/2 in\n36 × 76 in and 28 × 76 in → 36.625 × 76 in and 28 × 76 in: $1,520.00 → $1,534.84',
      'Gone: Take out the old framed door: was $120.00',
      'Added: Channel: $120.00',
      'Changed: Overhead and tax: $335.38 → $338.43',
      'Total before: $2,093.60',
      'Difference: +$19.05',
      'New total: $2,112.65',
      'Paid so far: $1,046.80',
      'Left to pay: $1,065.85',
    ]) {
      expect(letter.text).toContain(said)
    }
    expect(letter.text).not.toContain('Measuring visit')
    expect(letter.text).not.toContain('Deposit:')
    // whose file is no estimate any more
    expect(letter.papers).toMatchObject([{ kind: 'estimate', paper: after, money }])
  })

  it('says what of it went back, so that paid, given back and left add up', async () => {
    const money = moneyOn(after, [{ ...deposit, refunded: 45.5 }])
    const letter = await revisionSentLetter({ ...about, paper: after, before: paper, money })
    for (const said of [
      'New total: $2,112.65',
      'Paid so far: $1,046.80',
      'Given back: -$45.50',
      'Left to pay: $1,111.35',
    ]) {
      expect(letter.text).toContain(said)
    }
  })

  it('says what to pay first where nothing was paid', async () => {
    const money = moneyOn(after, [])
    const letter = await revisionSentLetter({ ...about, paper: after, before: paper, money })
    expect(letter.text).toContain(`Deposit: $1,056.33`)
    expect(letter.text).not.toContain('Paid so far')
  })
})

describe('the reminder', () => {
  const unsubscribeUrl = 'https://shop.example/q/7KQ4/no-reminders'

  it('says until when the price holds, and how it ends', async () => {
    const letter = await reminderLetter({ ...about, unsubscribeUrl })
    expect(letter.text).toContain('Its price holds until December 9, 2026.')
    expect(letter.text).toContain(unsubscribeUrl)
    expect(letter.headers).toEqual({ 'List-Unsubscribe': `<${unsubscribeUrl}>` })
    expect(letter.papers).toHaveLength(1)
  })

  it('says no date where there is none', async () => {
    const open = { ...paper, validUntil: null }
    const letter = await reminderLetter({ ...about, paper: open, locale: 'es', unsubscribeUrl })
    expect(letter.text).toContain('Su cotización lo espera')
    expect(letter.text).not.toContain('Su precio se mantiene')
  })
})
