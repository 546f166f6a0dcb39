import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { isSameHardware, withoutHinges } from './hinge-sets'
import { withinRules } from './within-rules'

/** What is chosen with the hinges that the rules ask for; null where hinges alone do not help. */
export function hardwareThatCarries(
  wanted: QuoteRequest,
  tables: PricingTables,
): QuoteRequest['hardware'] | null {
  const { request, cures, blocked } = withinRules(wanted, 'thickness', tables)
  return blocked === null && cures.every(({ kind }) => kind === 'hinges') ? request.hardware : null
}

/** Whether nobody had to choose its hinges: without any it would be given just these. */
export function hingesCame(request: QuoteRequest, tables: PricingTables): boolean {
  const hardware = withoutHinges(request.hardware, tables)
  const came = hardwareThatCarries({ ...request, hardware }, tables)
  return came !== null && isSameHardware(came, request.hardware)
}
