/** Why the server would not open a checkout: `kind` for us, `error` for people. */
export type CheckoutRefusal = { kind: string; error: string }

export function checkoutRefusalIn(body: unknown): CheckoutRefusal | null {
  const kind = textIn(body, 'kind')
  const error = textIn(body, 'error')
  return kind === null || error === null ? null : { kind, error }
}

/** The address of the payment page; nothing that is not a web address is followed. */
export function checkoutUrlIn(body: unknown): string | null {
  const url = textIn(body, 'checkoutSessionUrl')
  if (url === null || !URL.canParse(url)) return null
  return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null
}

function textIn(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value = (body as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : null
}
