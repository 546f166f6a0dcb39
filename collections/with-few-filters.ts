import type { CollectionConfig, Field } from 'payload'
import { slugs } from './slugs'

/** What people look for in the lists that have many fields; the rest is read on a row's own page. */
const asked: Record<string, readonly string[]> = {
  [slugs.quotes]: [
    'number',
    'customerName',
    'customerEmail',
    'customerPhone',
    'serviceTypeContext',
    'totalCost',
    'balanceDue',
    'status',
    'paymentStatus',
    'measurements',
    'validUntil',
    'sentAt',
    'acceptedAt',
    'owedSince',
    'paidAt',
    'workDone',
    'followUpOn',
    'assignedTo',
    'waitsFor',
  ],
  [slugs.payments]: [
    'reference',
    'quote',
    'amount',
    'refundedAmount',
    'status',
    'purpose',
    'method',
    'paidAt',
    'isHeld',
    'isDuplicate',
    'disputeOutcome',
  ],
  [slugs.inquiries]: [
    'name',
    'email',
    'phone',
    'service',
    'message',
    'kind',
    'progress',
    'assignedName',
    'isSpam',
  ],
  [slugs.customers]: ['name', 'email', 'phone', 'status', 'source', 'tags', 'lastContactDate'],
  [slugs.jobs]: ['number', 'stage', 'stageSince', 'quote', 'customer', 'supplier', 'expectedOn'],
  [slugs.visits]: ['start', 'kind', 'who', 'isCancelled', 'job', 'note'],
}

/** The form of filters offers what people look for; an address may still ask for more. */
export function withFewFilters(collection: CollectionConfig): CollectionConfig {
  const names = asked[collection.slug]
  if (names === undefined) return collection
  return { ...collection, fields: collection.fields.map((field) => offered(field, names)) }
}

function offered(field: Field, names: readonly string[]): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({
      ...tab,
      fields: tab.fields.map((each) => offered(each, names)),
    }))
    return { ...field, tabs }
  }
  const isOffered = 'name' in field && typeof field.name === 'string' && names.includes(field.name)
  const within =
    'fields' in field
      ? {
          fields: field.fields.map((each) => offered(each, isOffered ? [] : namesIn(field, names))),
        }
      : {}
  if (!('name' in field) || isOffered || field.type === 'ui')
    return { ...field, ...within } as Field
  return { ...field, ...within, admin: { ...field.admin, disableListFilter: true } } as Field
}

/** Fields of a row are those of the list; what stands in a named group or list of its own is none of it. */
function namesIn(field: Field, names: readonly string[]): readonly string[] {
  return 'name' in field ? [] : names
}
