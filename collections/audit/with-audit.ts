import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import type { AuditEvent } from '@/domain/audit/audit-events'
import { callScope } from '@/integrations/http/call-scope'
import { flagged } from '../access/context-flags'
import { worksHere } from '../access/roles'
import { viewerOf } from '../access/viewer'
import { typedAlone, typedInSettings } from '../pricing/hooks/record-alone'
import { globalSlugs, slugs } from '../slugs'
import { noteAudit } from './note-audit'
import { whatChanged } from './what-changed'
import { wordsOfFields } from './words-of-fields'

type Row = Record<string, unknown>

type Watch = {
  made: AuditEvent
  changed: AuditEvent
  gone: AuditEvent
  /** Which fields; all plain ones where it says none. */
  fields?: readonly string[]
  /** What visitors do all day is no line. */
  onlyByUs?: true
  /** What is typed is none before it is offered. */
  whileDraft?: false
  /** What is said of the row beside what changed; null where another line says it all. */
  besides?: (row: Row) => string | null
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
    whileDraft: false,
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
    besides: countOfSet,
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
  const note: GlobalAfterChangeHook = async ({
    doc,
    global: { flattenedFields },
    previousDoc,
    req,
  }) => {
    // a set has a line of its own
    if (flagged(req.context, 'priceChangeSet')) return doc as unknown
    const words = wordsOfFields(flattenedFields)
    const changes = whatChanged(asRow(previousDoc), asRow(doc), { words })
    const subject = typeof global.label === 'string' ? global.label : global.slug
    if (changes !== '') await noteAudit(req, { event, subject, changes })
    return doc as unknown
  }
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), note] } }
}

function noteChange(watch: Watch): CollectionAfterChangeHook {
  return async ({ collection, doc, operation, previousDoc, req }) => {
    const before = operation === 'create' ? null : asRow(previousDoc)
    await noteDifference(req, { watch, collection, before, after: asRow(doc) })
    return doc as unknown
  }
}

/** For a change that was written past the collection's hooks. */
export async function noteChangeOf(
  req: PayloadRequest,
  slug: CollectionSlug,
  before: object,
  after: object,
): Promise<void> {
  const watch = watchedCollections[slug]
  const collection = req.payload.collections[slug].config
  if (watch)
    await noteDifference(req, { watch, collection, before: asRow(before), after: asRow(after) })
}

type Difference = {
  watch: Watch
  collection: SanitizedCollectionConfig
  /** Null where the row is new. */
  before: Row | null
  after: Row
}

async function noteDifference(
  req: PayloadRequest,
  { watch, collection, before, after }: Difference,
): Promise<void> {
  if (!concerns(watch, req) || isTyped(watch, before, after)) return
  const besides = watch.besides?.(after)
  if (besides === null) return
  const changed = whatChanged(before ?? {}, after, {
    watched: watch.fields,
    words: wordsOfFields(collection.flattenedFields),
  })
  if (changed === '' && before !== null) return
  const event = before === null ? watch.made : watch.changed
  const changes = [changed, besides].filter(Boolean).join('; ')
  await noteAudit(req, { event, subject: nameOf(collection, after), changes })
}

function noteGone(watch: Watch): CollectionAfterDeleteHook {
  return async ({ collection, doc, req }) => {
    await noteAudit(req, {
      event: watch.gone,
      subject: nameOf(collection, asRow(doc)),
      changes: 'deleted',
    })
    return doc as unknown
  }
}

function concerns({ besides, onlyByUs }: Watch, req: PayloadRequest): boolean {
  // the set that writes a price has a line of its own, with how many it changes
  if (besides === undefined && flagged(req.context, 'priceChangeSet')) return false
  return onlyByUs === undefined || isByUs(req)
}

/** Services ask the Local API in nobody's name: who is behind it the call knows. */
function isByUs({ user }: PayloadRequest): boolean {
  const caller = (callScope()?.actor ?? null) as PayloadRequest['user']
  return worksHere(viewerOf({ user: user ?? caller }))
}

function isTyped({ whileDraft }: Watch, before: Row | null, after: Row): boolean {
  return whileDraft === false && before?.status === 'draft' && after.status === 'draft'
}

function asRow(doc: unknown): Row {
  return (doc ?? {}) as Row
}

/** As the shop calls the row: by its number or its name. */
function nameOf({ labels, slug }: SanitizedCollectionConfig, row: Row): string {
  const name = [row.reference, row.number, row.name, row.title, row.email].find(
    (one) => typeof one === 'string' && one !== '',
  )
  const kind = typeof labels.singular === 'string' ? labels.singular : slug
  return `${kind} ${typeof name === 'string' ? name : String(row.id)}`
}

/** How many figures a set changes. One that was typed on its own row has the line of the row. */
function countOfSet({ changes, reason }: Row): string | null {
  if (reason === typedAlone || reason === typedInSettings) return null
  const count = Array.isArray(changes) ? changes.length : 0
  return count === 1 ? '1 price' : `${count} prices`
}
