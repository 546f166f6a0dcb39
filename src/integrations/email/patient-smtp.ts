/** A mail server that falls silent keeps the letters of others waiting no longer than this. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * The address of a mail server with how long it is waited for. Beside an address nodemailer reads no
 * options, and waits for ten minutes; what the address itself says counts.
 */
export function patientSmtp(address: string): string {
  const url = new URL(address)
  for (const [name, ms] of Object.entries(patience)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  }
  return url.href
}
