import type { CollectionBeforeOperationHook } from 'payload'

/** When a row was made and last changed is not for its writer to say. Sample rows bring their own dates. */
export const keepDates: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.payloadAPI === 'local') return
  const { data } = args as { data?: Record<string, unknown> }
  delete data?.createdAt
  delete data?.updatedAt
}
