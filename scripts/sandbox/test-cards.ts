/** What happens to a card number on the hosted page; the numbers are Stripe's published ones. */
export type CardOutcome =
  | { ok: true; brand: string; last4: string }
  | { ok: false; field: 'number' | 'expiry' | 'cvc' | 'name'; message: string; code: string }

export type CardInput = { number: string; expiry: string; cvc: string; name: string }

const paying: Record<string, string> = {
  '4242424242424242': 'visa',
  '4000056655665556': 'visa',
  '5555555555554444': 'mastercard',
  '378282246310005': 'amex',
}

const refused: Record<string, { message: string; code: string }> = {
  '4000000000000002': { message: 'Your card was declined.', code: 'card_declined' },
  '4000000000009995': { message: 'Your card has insufficient funds.', code: 'insufficient_funds' },
  '4000000000000069': { message: 'Your card has expired.', code: 'expired_card' },
  '4000000000000127': { message: "Your card's security code is incorrect.", code: 'incorrect_cvc' },
  '4000000000000119': {
    message: 'An error occurred while processing your card. Try again in a little bit.',
    code: 'processing_error',
  },
}

/** The check digit of card numbers (ISO/IEC 7812-1, "Luhn"). */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

function expiryProblem(expiry: string, now: Date): string | null {
  const parts = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry)
  if (parts === null) return "Your card's expiration date is incomplete."
  const month = Number(parts[1])
  const year = Number(parts[2]) % 100
  if (month < 1 || month > 12) return "Your card's expiration date is invalid."
  const thisYear = now.getUTCFullYear() % 100
  const past = year < thisYear || (year === thisYear && month < now.getUTCMonth() + 1)
  return past ? "Your card's expiration date is in the past." : null
}

/** Reads what was typed on the hosted page as Stripe's would. */
export function judgeCard(card: CardInput, now: Date): CardOutcome {
  const digits = card.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !hasValidCheckDigit(digits)) {
    return {
      ok: false,
      field: 'number',
      message: 'Your card number is invalid.',
      code: 'invalid_number',
    }
  }
  const expiry = expiryProblem(card.expiry, now)
  if (expiry !== null)
    return { ok: false, field: 'expiry', message: expiry, code: 'invalid_expiry' }
  if (!/^\s*\d{3,4}\s*$/.test(card.cvc)) {
    const message = "Your card's security code is incomplete."
    return { ok: false, field: 'cvc', message, code: 'invalid_cvc' }
  }
  if (card.name.trim() === '') {
    return {
      ok: false,
      field: 'name',
      message: 'Enter the name on the card.',
      code: 'missing_name',
    }
  }
  const refusal = refused[digits]
  if (refusal !== undefined) return { ok: false, field: 'number', ...refusal }
  const brand = paying[digits]
  if (brand === undefined) {
    return {
      ok: false,
      field: 'number',
      message:
        'Your card was declined. Your request was in test mode, but used a non test card. Use one of the test cards below.',
      code: 'card_declined',
    }
  }
  return { ok: true, brand, last4: digits.slice(-4) }
}
