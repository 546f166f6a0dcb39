import type { CollectionBeforeChangeHook } from 'payload'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import { requestOfJob } from '@/domain/pricing/reference-job'
import { Refusal } from '../../refusal'
import { readPricingTables } from '../read-pricing-tables'

/** A job of the list is one that the shop could sell today; one that is switched off may be anything. */
export const refuseUnpricedJob: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const job = { ...(originalDoc as object | undefined), ...(data as object) }
  if (Reflect.get(job, 'active') === false) return data
  const tables = await readPricingTables(req)
  const request = requestOfJob(job, tables)
  if (request === null) throw new Refusal('Please give its glass and its sizes.', 400)
  const priced = priceWithinRules(request, tables)
  if (priced.ok) return data
  if (priced.kind === 'refused') {
    const [first] = priced.problems
    throw new Refusal(first?.message ?? 'It has no price.', 400, fieldOfJob(first?.field ?? ''))
  }
  const block = priced.verdicts.find(({ level }) => level === 'block')
  const said = block ? sayVerdict(block, tables) : null
  const message = `A rule about glass blocks it: ${said?.reason ?? ''} Change the job, or switch it off to keep it.`
  throw new Refusal(message, 400, fieldOfJob(block?.field ?? ''))
}

/** The field of the form behind an input of a price. */
function fieldOfJob(input: string): string {
  return input
    .replace(/^(region|glassType|finish|complexityFactor|locationFactor)Id$/, '$1')
    .replace(/^(hardware\.\d+)\.id$/, '$1.item')
    .replace(/^(panels\.\d+)\.swing$/, '$1.opensInward')
}
