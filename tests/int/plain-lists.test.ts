import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { slugs } from '@collections/slugs'
import { testPayload } from '../setup/database'

/** Those that a list can show as columns. */
function columns(fields: Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => columns(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') {
      return columns(field.fields)
    }
    return [field]
  })
}

function cellOf(field: Field): unknown {
  return field.admin && 'components' in field.admin ? field.admin.components?.Cell : undefined
}

const ours = new Set<string>(Object.values(slugs))
const { collections } = (await testPayload()).config

describe('the columns of a list', () => {
  const all = collections
    .filter(({ slug }) => ours.has(slug))
    .flatMap(({ slug, fields }) =>
      columns(fields).flatMap((field) => ('name' in field ? [{ slug, field }] : [])),
    )

  it('say no value as a machine keeps it', () => {
    const raw = all.filter(({ field }) => {
      if (field.type === 'checkbox') return cellOf(field) === undefined
      if (field.type !== 'json') return false
      return cellOf(field) === undefined && field.admin?.disableListColumn !== true
    })
    expect(raw.map(({ slug, field }) => `${slug}.${field.name}`)).toEqual([])
  })

  it('write and dial from where an address or a number stands', () => {
    const cells = Object.fromEntries(
      all.map(({ slug, field }) => [`${slug}.${field.name}`, cellOf(field)]),
    )
    expect(cells['quotes.customerPhone']).toContain('PhoneCell')
    expect(cells['quotes.customerEmail']).toContain('MailCell')
    expect(cells['customers.phone']).toContain('PhoneCell')
    expect(cells['inquiries.email']).toContain('MailCell')
  })
})

describe('the form of filters', () => {
  const offered = (slug: string): string[] => {
    const within = (fields: Field[]): string[] =>
      fields.flatMap((field) => {
        if (field.type === 'tabs') return field.tabs.flatMap((tab) => within(tab.fields))
        const below = 'fields' in field ? within(field.fields) : []
        const isOne = 'name' in field && !('fields' in field) && field.type !== 'ui'
        const isOffered = isOne && field.admin?.disableListFilter !== true
        return isOffered && field.name !== 'id' ? [field.name, ...below] : below
      })
    return within(collections.find((each) => each.slug === slug)?.fields ?? [])
  }

  it('offers what people look for, and not all that a row keeps', () => {
    for (const slug of ['quotes', 'payments', 'inquiries', 'customers', 'jobs', 'visits']) {
      // the two moments of each row are among them
      expect(offered(slug).length, slug).toBeLessThan(22)
    }
    expect(offered('payments')).toEqual(expect.arrayContaining(['reference', 'paidAt', 'status']))
    expect(offered('payments')).not.toContain('stripePaymentIntentId')
  })
})
