import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import { databaseOf } from '@collections/database/lock-key'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { higherStatus } from '@/domain/customer/customer-status'
import type { MergeChoices } from '@/domain/customer/merge'
import type { Customer } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { lockCustomers } from './lock-customers'
import { moveRows } from './move-rows'

type Wish = {
  /** On whose page it is chosen. */
  customerId: number
  otherId: number
  choices: MergeChoices
}

type Outcome =
  | { ok: true; keptId: number }
  | {
      ok: false
      kind: 'not_signed_in' | 'forbidden' | 'not_found' | 'same' | 'two_accounts'
    }

/**
 * Makes one customer of two, all at once. Whoever has an account is kept, since nobody's account changes hands
 * by it; where neither has one, the one on whose page it was chosen. What was the other's is his from here on.
 * The other's record stays and holds what was not chosen, so that both are found by it, and can be taken apart again.
 */
export async function mergeCustomers(
  { payload, actor }: ServiceContext,
  { customerId, otherId, choices }: Wish,
): Promise<Outcome> {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  if (customerId === otherId) return { ok: false, kind: 'same' }
  return withTransaction(payload, async (req): Promise<Outcome> => {
    const both = await lockCustomers(req, customerId, otherId)
    if (both === null) return { ok: false, kind: 'not_found' }
    const [own, other] = both
    if (own.user && other.user) return { ok: false, kind: 'two_accounts' }
    const [kept, gone] = other.user ? [other, own] : [own, other]
    const facts = factsOfOne({ own, other, kept, gone, choices })
    const common = { depth: 0, req } as const
    const moved = await moveRows(req, { from: gone.id, to: kept.id })
    const before = await handOn(req, { from: gone.id, to: kept.id })
    await payload.update({
      collection: slugs.customers,
      id: kept.id,
      data: facts,
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    await payload.update({
      collection: slugs.customers,
      id: gone.id,
      data: { mergedInto: kept.id, ...leftOver(facts, kept, gone) },
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    await payload.create({
      collection: slugs.customerMerges,
      data: {
        kept: kept.id,
        gone: gone.id,
        by: actor.email,
        facts: { before: factsOf(kept), after: facts, gone: reachOf(gone) },
        moved: { ...moved, customers: before },
      },
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    await noteAudit(req, {
      event: 'customers',
      by: { id: actor.id, name: actor.email },
      // numbers, since a name is nobody's to keep once its person is gone
      subject: `Customer ${kept.id}`,
      changes: `joined with customer ${gone.id}`,
    })
    return { ok: true, keptId: kept.id }
  })
}

/** What a merge decides about the one who is kept. */
export type MergedFacts = Pick<
  Customer,
  'name' | 'phone' | 'email' | 'status' | 'source' | 'firstContactDate' | 'lastContactDate' | 'tags'
>

type Chosen = {
  own: Customer
  other: Customer
  kept: Customer
  gone: Customer
  choices: MergeChoices
}

function factsOfOne({ own, other, kept, gone, choices }: Chosen): MergedFacts {
  const of = (fact: keyof MergeChoices) => (choices[fact] === 'own' ? own : other)
  const [first = kept] = [kept, gone]
    .filter(({ firstContactDate }) => firstContactDate)
    .toSorted((a, b) => timeOf(a.firstContactDate) - timeOf(b.firstContactDate))
  const last = timeOf(gone.lastContactDate) > timeOf(kept.lastContactDate) ? gone : kept
  return {
    name: of('name').name,
    phone: of('phone').phone ?? null,
    // that of an account is the one that it signs in with
    email: (kept.user ? kept : of('email')).email ?? null,
    status: higherStatus(kept.status, gone.status),
    source: first.source ?? kept.source ?? gone.source ?? null,
    firstContactDate: first.firstContactDate ?? null,
    lastContactDate: last.lastContactDate ?? null,
    tags: [...new Set([...(kept.tags ?? []), ...(gone.tags ?? [])])],
  }
}

type Reach = Pick<MergedFacts, 'phone' | 'email'>

function reachOf({ phone, email }: Customer): Reach {
  return { phone: phone ?? null, email: email ?? null }
}

/** The number and the address that were not chosen, so that he is still found by them. */
function leftOver(facts: MergedFacts, kept: Customer, gone: Customer): Reach {
  return {
    phone: (facts.phone === (kept.phone ?? null) ? gone.phone : kept.phone) ?? null,
    email: (facts.email === (kept.email ?? null) ? gone.email : kept.email) ?? null,
  }
}

function factsOf(customer: Customer): MergedFacts {
  const { name, phone, email, status, source, firstContactDate, lastContactDate, tags } = customer
  return {
    name,
    phone: phone ?? null,
    email: email ?? null,
    status,
    source: source ?? null,
    firstContactDate: firstContactDate ?? null,
    lastContactDate: lastContactDate ?? null,
    tags: tags ?? [],
  }
}

function timeOf(date: string | null | undefined): number {
  return date ? Date.parse(date) : 0
}

/** Whoever was found to be the one before is the other now. */
async function handOn(
  req: PayloadRequest,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    update customers set merged_into_id = ${to} where merged_into_id = ${from} returning id`)
  return rows.map((row) => (row as { id: number }).id)
}
