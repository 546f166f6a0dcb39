import 'server-only'
import type { Payload, PayloadRequest } from 'payload'

export type EventMark = { id: string; type: string }

/** Whether an event of Stripe's was handled before. */
export async function isRecorded(
  payload: Payload,
  eventId: string,
  req?: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'stripe-events',
    where: { eventId: { equals: eventId } },
    overrideAccess: true, // the log is the server's alone
    ...(req === undefined ? {} : { req }),
  })
  return totalDocs > 0
}

/** Notes the event in the transaction of what it changes. */
export async function recordEvent(
  req: PayloadRequest,
  event: EventMark,
  paymentId: number | null,
): Promise<void> {
  await req.payload.create({
    collection: 'stripe-events',
    data: { eventId: event.id, type: event.type, payment: paymentId },
    req,
    depth: 0,
    overrideAccess: true, // the log is the server's alone
  })
}
