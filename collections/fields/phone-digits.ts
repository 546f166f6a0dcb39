import type { TextField, Where } from 'payload'
import { digitsToFind } from '@/domain/customer/phone-digits'
import { nobodyField } from '../access/field-rules'

const fewest = 3

/** A telephone number without its spelling, to find it by; the database writes it. */
export function phoneDigits(): TextField {
  return {
    name: 'phoneDigits',
    type: 'text',
    index: true,
    access: { create: nobodyField, update: nobodyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}

/** Rows whose number has these digits, however both are written; none for a text without digits. */
export function byPhoneDigits(typed: string): Where[] {
  return phoneDigitsAt('phoneDigits', typed)
}

/** The same where the number stands with a row that this one is about. */
export function phoneDigitsAt(path: string, typed: string): Where[] {
  const digits = digitsToFind(typed)
  // letters say that something else is looked for
  if (digits.length < fewest || /\p{L}/u.test(typed)) return []
  return [{ [path]: { contains: digits } }]
}
