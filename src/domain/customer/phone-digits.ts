/** A telephone number without its spelling and without the country's 1, as the database keeps it. */
export function digitsOfPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** The same of what somebody types to find a number, who may not be at its end yet. */
export function digitsToFind(typed: string): string {
  const isOfCountry = /^\s*(?:\+|00)\s*1(?!\d{11})/.test(typed)
  return isOfCountry
    ? typed.replace(/^\s*(?:\+|00)\s*1/, '').replace(/\D/g, '')
    : digitsOfPhone(typed)
}
