import type { Quote } from '@/payload-types'
import { idOrNull } from '../payments/records'
import type { OfficeSave } from './read-office-save'

/** Whom a quote is for, and how it is said and taxed for him. */
export function callerColumns(save: OfficeSave, before?: Quote) {
  const { language, taxTreatment } = save.draft
  return { ...contactColumns(save, before), language, taxTreatment }
}

/** Whose it is does not change with an address: a quote of an account stays that account's. */
export function contactColumns(
  { caller, jobSite, internalNote, followUpOn }: OfficeSave,
  before?: Quote,
) {
  const isOfAccount = before !== undefined && idOrNull(before.user) !== null
  return {
    ...(isOfAccount
      ? {}
      : { customer: caller.customerId, customerEmail: caller.email.toLowerCase() || null }),
    customerName: caller.name || caller.phone || '—',
    customerPhone: caller.phone || null,
    projectAddress: jobSite || null,
    notes: internalNote || null,
    // noon: the same day wherever it is read
    followUpOn: followUpOn && `${followUpOn}T12:00:00.000Z`,
  }
}
