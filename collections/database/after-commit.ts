import type { PayloadRequest } from 'payload'

/**
 * Runs `work` once the transaction of `req` is committed, and never when it is rolled back; at once where
 * there is none. Hooks run before the commit: what they tell others then is not true yet.
 */
export async function afterCommit(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : req.payload.db.sessions?.[transactionId]
  if (session === undefined) return work()
  const commit = session.resolve
  session.resolve = async () => {
    await commit()
    await work()
  }
}
