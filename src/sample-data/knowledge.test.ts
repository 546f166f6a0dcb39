import { describe, expect, it } from 'vitest'
import { findReply } from '@/domain/assistant/find-reply'
import type { KnowledgeEntry } from '@/domain/assistant/knowledge-entry'
import { companyProfile } from './knowledge'

const noHours = { weekdays: '', saturday: '', sunday: '' }

const knowledge: KnowledgeEntry = {
  ...companyProfile,
  company_info: {
    name: 'Sample Glass',
    about_us: 'Glass since 2005.',
    phone_general: '(214) 555-0148',
    phone_emergency: '(214) 555-0199',
    email_sales: 'sales@example.com',
    email_support: '',
    address: '1 Sample Street',
    hours: { service: noHours, showroom: noHours },
    usps: [],
    certifications_licenses: [],
  },
}

function answerTo(question: string): string {
  return knowledge.faqs.find((faq) => faq.question === question)?.answer ?? 'no such question'
}

describe('what Sandra finds in the sample company’s knowledge', () => {
  it.each([
    ['what does it cost', 'How much will my glass cost?'],
    ['HOW MUCH is a shower door?', 'How much will my glass cost?'],
    ['do you give a guarantee', 'What warranty do you give?'],
    ['my window broke, it is urgent', 'Do you come out for broken glass?'],
    ['Is the glass tempered?', 'When does glass have to be tempered?'],
    ['3/8 or 1/2?', 'Is 3/8" or 1/2" better for a shower?'],
    [
      'there is condensation in my window',
      'My window is foggy between the panes. Do I need a new window?',
    ],
    ['can I get a refund', 'Can I return custom glass?'],
  ])('answers %j from the frequent questions', (message, question) => {
    expect(findReply(message, knowledge)).toEqual({ kind: 'answer', text: answerTo(question) })
  })

  it.each([
    ['What is your phone number?', 'phone'],
    ['what is the emergency number', 'emergency'],
    ['can I e-mail you', 'email'],
    ['where are you located', 'address'],
    ['When are you open on Saturday', 'hours'],
    ['who are you', 'about'],
    ['why should I choose you', 'reasons'],
    ['¿Cuál es su teléfono?', 'phone'],
    ['¿A qué hora abren?', 'hours'],
  ])('answers %j from the company', (message, fact) => {
    expect(findReply(message, knowledge)).toEqual({ kind: 'fact', fact })
  })

  it.each([
    ['Tell me about mirrors', 'mirrors'],
    ['do you do a mirror', 'mirrors'],
    ['shower enclosures', 'shower_glass'],
    ['we need office partitions', 'partitions'],
    ['a table top please', 'tabletops'],
  ])('describes the product of %j', (message, id) => {
    expect(findReply(message, knowledge)).toMatchObject({ kind: 'product', product: { id } })
  })

  it('names all products when asked what there is', () => {
    expect(findReply('What do you make?', knowledge)).toEqual({
      kind: 'products',
      names: knowledge.products.map(({ name }) => name),
    })
  })

  it('gives the commercial details', () => {
    expect(findReply('Do you work for a business?', knowledge)).toEqual({ kind: 'commercial' })
  })

  it.each([
    ['hello there', 'greeting'],
    ['Thanks!', 'thanks'],
    ['qwertz', 'unknown'],
    ['', 'unknown'],
    ['???', 'unknown'],
  ])('takes %j as %s', (message, kind) => {
    expect(findReply(message, knowledge).kind).toBe(kind)
  })
})
