import 'server-only'
import type { SaveRequest } from '@/domain/quote/save-request'
import type { Actor } from '../context'

/** Whom a quote is for: what the customer wrote, and the e-mail of the account. */
export function customerOf(actor: Actor, save: SaveRequest) {
  return {
    customerName: save.customerName,
    customerEmail: actor.email,
    customerPhone: save.customerPhone,
    projectAddress: save.projectAddress,
  }
}
