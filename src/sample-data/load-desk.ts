import type { Payload } from 'payload'
import { finishByKey, defaultRegion } from '@/domain/pricing/default-choices'
import { resolveShowerGlassType } from '@/domain/pricing/resolve-glass-type'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { pricingForOffice } from '@/services/catalogue/current-pricing'
import type { ServiceContext } from '@/services/context'
import { calculateQuote } from '@/services/quotes/calculate-quote'
import { saveQuote } from '@/services/quotes/save-quote'
import { samplePeople } from './people'

/** Stands in the office's notes of what nobody asked for. */
const sampleNote = 'Sample: invented for the demonstration. Nobody waits for an answer.'

/**
 * Puts an inquiry and a saved quote on the office's desk, so that the demo's dashboard shows what it is
 * for. Only for a demonstration: both look like work that somebody waits for.
 */
export async function loadDesk(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'inquiries',
    data: {
      kind: 'contact',
      name: 'Robin Sample',
      email: 'robin@example.com',
      phone: '(469) 555-0133',
      service: 'Mirrors & Tabletops',
      message:
        'A sample inquiry: the mirror above our double vanity, about 60 by 42 inches, has black edges. What would a new one cost, hung?',
      progress: 'new',
      isSpam: false,
      locale: 'en',
      notes: sampleNote,
    },
    overrideAccess: true, // the seed is the operator's
  })
  await saveSampleQuote(payload)
}

/** As the demo's customer saves it on the site, so that its figures are those of the price list. */
async function saveSampleQuote(payload: Payload): Promise<void> {
  const person = samplePeople.find(({ role }) => role === 'customer')
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: person?.email ?? '' } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the seed is the operator's
  })
  const [owner] = docs
  // the operator may have made somebody else of this address
  if (person === undefined || owner?.role !== 'customer') return
  const { id, email, fullName, role } = owner
  const actor = { id, email, fullName, role }
  const ctx: ServiceContext = { payload, actor, now: () => new Date(), payments: null }
  const input = showerOf((await pricingForOffice(ctx)).tables)
  const priced = await calculateQuote({ ctx, input })
  if (!priced.ok) throw new Error('The sample price list does not price the sample shower.')
  const saved = await saveQuote({
    ctx,
    input: {
      ...input,
      customerName: fullName,
      customerPhone: person.phoneNumber,
      projectAddress: person.address,
      expectedTotal: priced.quote.totalCost,
      requestKey: crypto.randomUUID(),
    },
  })
  if (!saved.ok) throw new Error(`The sample quote was not saved: ${saved.kind}.`)
  await payload.update({
    collection: 'quotes',
    id: saved.quote.id,
    data: { notes: sampleNote },
    depth: 0,
    overrideAccess: true, // the office's notes
  })
}

/** A fixed panel and a door with a handle, in 3/8" clear glass. */
function showerOf(tables: PricingTables): QuoteRequest {
  const thicknessMm = 9.525
  const region = defaultRegion(tables)
  const finish = finishByKey(tables, 'standard_clear')
  const resolved = resolveShowerGlassType(tables, thicknessMm)
  const handle = tables.hardware.find(({ name }) => name.startsWith('Back-to-back pull handle'))
  if (!region || !finish || resolved.kind === 'none' || !handle) {
    throw new Error('The sample price list has no shower.')
  }
  return {
    serviceType: 'shower_glass_quote',
    regionId: region.id,
    glassTypeId: resolved.glassType.id,
    finishId: finish.id,
    thicknessMm,
    panels: [
      { widthIn: 32.5, heightIn: 76, role: 'fixed' },
      { widthIn: 28, heightIn: 76, role: 'door' },
    ],
    hardware: [{ id: handle.id, quantity: 1 }],
    complexityFactorId: null,
    locationFactorId: null,
  }
}
