import 'server-only'
import type { ContactReason } from '@/domain/customer/customer-status'
import type { Customer } from '@/payload-types'

export type CustomerSource = NonNullable<Customer['source']>

/** How somebody first came to us, by what he did first. */
export const sourceOf: Record<ContactReason, CustomerSource> = {
  inquired: 'website_inquiry',
  registered: 'website_registration',
  saved_quote: 'website_quote',
  paid: 'website_payment',
}
