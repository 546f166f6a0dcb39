/** How a payment is called by people, on receipts and on the telephone: `P-` and its id. */
export function paymentReference(id: number): string {
  return `P-${String(id).padStart(6, '0')}`
}
