import 'server-only'
import type { Where } from 'payload'

/** Photos that came with no inquiry and no quote, or whose inquiry and quote are gone. */
export const neverSent: Where = {
  and: [{ inquiries: { exists: false } }, { quotes: { exists: false } }],
}
