import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import type { AuditEvent } from '@/domain/audit/audit-events'
import { worksHere } from '../access/roles'
import { viewerOf } from '../access/viewer'
import { globalSlugs, slugs } from '../slugs'
import { noteAudit } from './note-audit'
import { whatChanged } from './what-changed'

type Watch = {
  made: AuditEvent
  changed: AuditEvent
  gone: AuditEvent
  /** Which fields; all plain ones where it says none. */
  fields?: readonly string[]
  /** What visitors do all day is no line. */
  onlyByUs?: true
}

const prices: Watch = { made: 'price', changed: 'price', gone: 'price' }

const watchedCollections: Record<string, Watch> = {
  [slugs.users]: {
    made: 'accountMade',
    changed: 'accountChanged',
    gone: 'accountDeleted',
    fields: ['email', 'role', '_verified'],
  },
  [slugs.payments]: {
    made: 'money',
    changed: 'money',
    gone: 'money',
    fields: [
      'status',
      'amount',
      'currency',
      'refundedAmount',
      'method',
      'isHeld',
      'disputeOutcome',
    ],
  },
  [slugs.quotes]: {
    made: 'quote',
    changed: 'quote',
    gone: 'quote',
    fields: ['status', 'totalCost', 'discountAmount', 'amountPaid', 'user', 'validUntil'],
    onlyByUs: true,
  },
  [slugs.glassTypes]: prices,
  [slugs.glassFinishes]: prices,
  [slugs.hardware]: prices,
  [slugs.installationFactors]: prices,
  [slugs.regions]: prices,
  [slugs.taxRules]: prices,
  [slugs.glassRules]: prices,
  [slugs.priceChangeSets]: {
    ...prices,
    fields: ['state', 'holdsFrom', 'lookedByName', 'takesBack'],
  },
}

const watchedGlobals: Record<string, AuditEvent> = {
  [globalSlugs.pricingSettings]: 'price',
  [globalSlugs.appConfig]: 'settings',
  [globalSlugs.signIn]: 'settings',
  [globalSlugs.company]: 'settings',
  [globalSlugs.booking]: 'settings',
}

/** Lets a collection write down who changed what of it, where that matters later. */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  const watch = watchedCollections[collection.slug]
  if (!watch) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), noteChange(watch)],
      afterDelete: [...(hooks?.afterDelete ?? []), noteGone(watch)],
    },
  }
}

export function withGlobalAudit(global: GlobalConfig): GlobalConfig {
  const event = watchedGlobals[global.slug]
  if (!event) return global
  const note: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const changes = whatChanged(asRow(previousDoc), asRow(doc))
    if (changes !== '') await noteAudit(req, { event, subject: global.slug, changes })
    return doc as unknown
  }
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), note] } }
}

function noteChange(watch: Watch): CollectionAfterChangeHook {
  return async ({ collection, doc, operation, previousDoc, req }) => {
    if (!concerns(watch, req)) return doc as unknown
    const before = operation === 'create' ? {} : asRow(previousDoc)
    const changes = whatChanged(before, asRow(doc), watch.fields)
    if (changes !== '' || operation === 'create') {
      const event = operation === 'create' ? watch.made : watch.changed
      await noteAudit(req, { event, subject: nameOf(collection.slug, asRow(doc)), changes })
    }
    return doc as unknown
  }
}

function noteGone(watch: Watch): CollectionAfterDeleteHook {
  return async ({ collection, doc, req }) => {
    await noteAudit(req, {
      event: watch.gone,
      subject: nameOf(collection.slug, asRow(doc)),
      changes: 'deleted',
    })
    return doc as unknown
  }
}

function concerns({ onlyByUs }: Watch, req: PayloadRequest): boolean {
  return onlyByUs === undefined || worksHere(viewerOf(req))
}

function asRow(doc: unknown): Record<string, unknown> {
  return (doc ?? {}) as Record<string, unknown>
}

/** As the shop calls the row: by its number or its name. */
function nameOf(slug: string, row: Record<string, unknown>): string {
  const name = [row.reference, row.number, row.name, row.title, row.email].find(
    (one) => typeof one === 'string' && one !== '',
  )
  return `${slug} ${typeof name === 'string' ? name : String(row.id)}`
}
