import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReply, soundsUrgent } from './find-reply'
import type { KnowledgeEntry } from './knowledge-entry'

const noHours = { weekdays: '', saturday: '', sunday: '' }

const knowledge: KnowledgeEntry = {
  faqs: [
    { keywords: ['warranty'], question: 'What warranty do you give?', answer: '5 to 10 years.' },
  ],
  products: [
    { id: 'mirrors', name: 'Mirrors', description: 'Cut to size.', applications: [], examples: [] },
  ],
  services: { commercial: { details: { glass_types: [], benefits: [], process_steps: [] } } },
  company_info: {
    name: 'Sample Glass',
    about_us: '',
    phone_general: '',
    phone_emergency: '',
    email_sales: '',
    email_support: '',
    address: '',
    hours: { service: noHours, showroom: noHours },
    usps: [],
    certifications_licenses: [],
  },
}

describe('findReply', () => {
  it('knows a question by its first 30 characters', () => {
    const question = 'My window is foggy between the panes. Do I need a new window?'
    const entry = { ...knowledge, faqs: [{ keywords: [], question, answer: 'No.' }] }
    expect(findReply(question.slice(0, 30), entry)).toEqual({ kind: 'answer', text: 'No.' })
    expect(findReply(question.slice(0, 20), entry)).not.toEqual({ kind: 'answer', text: 'No.' })
  })

  it('prefers the match that explains more of the message', () => {
    expect(findReply('is there a warranty on mirrors', knowledge)).toEqual({
      kind: 'answer',
      text: '5 to 10 years.',
    })
  })

  it('takes the first kind where two explain as much: a fact before a product', () => {
    const [mirrors] = knowledge.products
    const products = mirrors === undefined ? [] : [{ ...mirrors, name: 'Mirror' }]
    const entry = { ...knowledge, products }
    expect(findReply('a mirror', entry)).toMatchObject({ kind: 'product' })
    expect(findReply('a mirror on sunday', entry)).toEqual({ kind: 'fact', fact: 'hours' })
  })

  it('does not find a keyword inside another word', () => {
    const faqs = [{ keywords: ['car'], question: 'Cars?', answer: 'No cars.' }]
    expect(findReply('scar', { ...knowledge, faqs })).toEqual({ kind: 'unknown' })
  })

  it('tells the hours to whoever names a day', () => {
    expect(findReply('Do you work on Sundays?', knowledge)).toEqual({ kind: 'fact', fact: 'hours' })
    expect(findReply('¿Abren el sábado?', knowledge)).toEqual({ kind: 'fact', fact: 'hours' })
  })

  it('answers whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (message) => {
        expect(findReply(message, knowledge).kind).toBeTypeOf('string')
      }),
    )
  })
})

describe('soundsUrgent', () => {
  it.each(['My storefront was smashed tonight', 'se rompió mi ventana', 'I have broken glass'])(
    'hears it in "%s"',
    (message) => {
      expect(soundsUrgent(message)).toBe(true)
    },
  )

  it.each(['What does a mirror cost?', '¿Cuánto cuesta una ducha?'])(
    'does not hear it in "%s"',
    (message) => {
      expect(soundsUrgent(message)).toBe(false)
    },
  )
})
