import { describe, expect, it } from 'vitest'
import { fieldProblems } from '../account/field-problems'
import { contactSchema, designMessage, designSchema, quoteInquirySchema } from './inquiry-forms'
import { inquiryProblemCode } from './problem-codes'
import { looksAutomatic } from './spam'

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }

function problems(result: Parsed): Record<string, string> {
  const found = fieldProblems(result.error?.issues ?? [], inquiryProblemCode)
  return Object.fromEntries(found.map(({ field, code }) => [field, code]))
}

const contact = { name: 'Avery', email: 'Avery@Example.com', message: 'A mirror, please.' }

describe('the contact form', () => {
  it('takes name, address and message; the rest is optional', () => {
    expect(contactSchema.parse(contact)).toEqual({ ...contact, email: 'avery@example.com' })
    expect(contactSchema.safeParse({ ...contact, phone: '', service: '' }).success).toBe(true)
  })

  it('names what is missing', () => {
    expect(problems(contactSchema.safeParse({}))).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      message: 'required',
    })
    expect(problems(contactSchema.safeParse({ name: ' ', email: 'a@b', message: ' ' }))).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      message: 'required',
    })
  })

  it('bounds the message and takes its line breaks', () => {
    expect(problems(contactSchema.safeParse({ ...contact, message: 'x'.repeat(5001) }))).toEqual({
      message: 'tooLong',
    })
    expect(contactSchema.safeParse({ ...contact, message: 'One.\nTwo.' }).success).toBe(true)
    expect(contactSchema.safeParse({ ...contact, message: 'a\u0000b' }).success).toBe(false)
    expect(contactSchema.safeParse({ ...contact, message: 'half \ud83d' }).success).toBe(false)
    expect(contactSchema.safeParse({ ...contact, message: 'whole \ud83d\udc4d' }).success).toBe(
      true,
    )
    expect(contactSchema.safeParse({ ...contact, name: 'A\nBcc: b@c.de' }).success).toBe(false)
    expect(contactSchema.safeParse({ ...contact, name: 'half \udc4d' }).success).toBe(false)
  })
})

const design = {
  envisionedItem: 'Coffee Table',
  location: 'Living room',
  description: 'Round, three legs.',
  name: 'Avery',
  email: 'avery@example.com',
}

describe('the design form', () => {
  it('needs item, location, description, name and address', () => {
    expect(problems(designSchema.safeParse({}))).toEqual({
      envisionedItem: 'required',
      location: 'required',
      description: 'required',
      name: 'nameRequired',
      email: 'emailInvalid',
    })
  })

  it('becomes one message', () => {
    expect(designMessage(designSchema.parse(design))).toBe(
      'Item: Coffee Table\nLocation: Living room\nDescription: Round, three legs.\nInspiration: N/A',
    )
  })

  it('says what the other item is', () => {
    const other = {
      ...design,
      envisionedItem: 'Other (please specify)',
      inspirationUrl: 'https://a.b',
    }
    expect(designMessage(designSchema.parse({ ...other, otherItem: 'A lamp' }))).toContain(
      'Item: A lamp',
    )
    expect(designMessage(designSchema.parse(other))).toContain('Item: Other (please specify)')
    expect(designMessage(designSchema.parse(other))).toContain('Inspiration: https://a.b')
  })
})

describe('a priced configuration', () => {
  const priced = { name: 'Avery', request: { serviceType: 'shower_glass_quote' }, total: 12.5 }

  it('needs an address or a phone number', () => {
    expect(problems(quoteInquirySchema.safeParse(priced))).toEqual({ email: 'contactRequired' })
    expect(problems(quoteInquirySchema.safeParse({ ...priced, email: '', phone: '' }))).toEqual({
      email: 'contactRequired',
    })
    expect(quoteInquirySchema.safeParse({ ...priced, email: 'a@b.co' }).success).toBe(true)
    expect(quoteInquirySchema.safeParse({ ...priced, phone: '4695550117' }).success).toBe(true)
  })

  it('refuses an address or a number that leads nowhere', () => {
    const both = { ...priced, email: 'nobody', phone: 'call me' }
    expect(Object.keys(problems(quoteInquirySchema.safeParse(both)))).toEqual(['email', 'phone'])
  })
})

describe('looksAutomatic', () => {
  const plain = 'A mirror, please. Like https://a.example'
  const advertisement = 'Cheap! https://a.example and https://b.example'
  it.each([
    [{}, advertisement, false],
    [{ website: '' }, plain, false],
    [{ website: 'https://spam.example' }, plain, true],
    [{ elapsedMs: 100 }, plain, false],
    [{ elapsedMs: 100 }, null, false],
    [{ elapsedMs: 100 }, advertisement, true],
    [{ elapsedMs: 20_000 }, advertisement, false],
    [{ elapsedMs: -5 }, plain, false],
  ])('judges %j with %j as %s', (traces, message, expected) => {
    expect(looksAutomatic(traces, message)).toBe(expected)
  })
})
