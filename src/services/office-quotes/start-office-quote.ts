import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { hasLocale } from 'next-intl'
import { locales } from '@/config/locales'
import { readRequest } from '@/domain/pricing/read-request'
import { emptyOfficeDraft } from '@/domain/quote/office-draft'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { Customer, Inquiry } from '@/payload-types'
import type { ServiceContext } from '../context'
import { customerToAnswer } from '../customers/find-customer'
import { withTransaction } from '../database/transaction'
import { findOfficeQuote } from './office-quote'
import type { OfficeQuote } from './office-quote'

/** What a new quote begins with. */
export type OfficeStart = Pick<
  OfficeQuote,
  'caller' | 'jobSite' | 'internalNote' | 'followUpOn'
> & {
  draft: OfficeDraft
  /** The inquiry that it answers; saving it says so there. */
  inquiryId: number | null
}

/** What it is made from; nothing of it has to exist. */
type StartFrom = {
  inquiryId?: number | undefined
  customerId?: number | undefined
  /** An older quote, whose work is asked for again. */
  copyOf?: number | undefined
}

type Args = { ctx: ServiceContext; from: StartFrom }

/** Fills in what is known already; null for whoever does not work with customers. */
export async function startOfficeQuote({ ctx, from }: Args): Promise<OfficeStart | null> {
  if (!worksWithCustomers(ctx.actor)) return null
  const empty: OfficeStart = {
    caller: { customerId: null, name: '', phone: '', email: '' },
    jobSite: '',
    internalNote: '',
    followUpOn: null,
    draft: emptyOfficeDraft(),
    inquiryId: null,
  }
  if (from.inquiryId !== undefined) {
    const inquiry = await rowOf(ctx, slugs.inquiries, from.inquiryId)
    if (inquiry !== null) return ofInquiry(ctx, inquiry, empty)
  }
  if (from.copyOf !== undefined) {
    const found = await findOfficeQuote(ctx, from.copyOf)
    if (found.ok) return copied(found.quote, empty)
  }
  if (from.customerId !== undefined) {
    const customer = await rowOf(ctx, slugs.customers, from.customerId)
    if (customer !== null) return { ...empty, caller: callerOf(customer) }
  }
  return empty
}

async function ofInquiry(
  ctx: ServiceContext,
  inquiry: Inquiry,
  empty: OfficeStart,
): Promise<OfficeStart> {
  const email = inquiry.email ?? null
  const phone = inquiry.phone ?? null
  const reach = { email: email?.toLowerCase() ?? null, phone }
  const known = await withTransaction(ctx.payload, (req) => customerToAnswer(req, reach))
  const asked: unknown =
    typeof inquiry.quoteConfiguration === 'object' && inquiry.quoteConfiguration !== null
      ? Reflect.get(inquiry.quoteConfiguration, 'request')
      : null
  const read = readRequest(asked)
  return {
    ...empty,
    caller: {
      customerId: known?.id ?? null,
      name: inquiry.name,
      phone: phone ?? '',
      email: email ?? '',
    },
    internalNote: inquiry.message ?? '',
    draft: {
      ...empty.draft,
      lines: read.ok
        ? [{ kind: 'piece', key: 'A', inputs: { ...read.request }, option: false }]
        : [],
      language: hasLocale(locales, inquiry.locale) ? inquiry.locale : 'en',
    },
    inquiryId: inquiry.id,
  }
}

/** The same work for the same person; what held for that one offer is not taken along. */
function copied({ caller, jobSite, draft }: OfficeQuote, empty: OfficeStart): OfficeStart {
  const { lines, taxTreatment, language } = draft
  return { ...empty, caller, jobSite, draft: { ...empty.draft, lines, taxTreatment, language } }
}

function callerOf({ id, name, phone, email }: Customer): OfficeStart['caller'] {
  return { customerId: id, name, phone: phone ?? '', email: email ?? '' }
}

type Rows = { inquiries: Inquiry; customers: Customer }

async function rowOf<Name extends keyof Rows>(
  { payload }: ServiceContext,
  collection: Name,
  id: number,
): Promise<Rows[Name] | null> {
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever works with customers sees them all
  })
  return (docs[0] as Rows[Name] | undefined) ?? null
}
