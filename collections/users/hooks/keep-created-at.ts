import type { CollectionBeforeChangeHook } from 'payload'

/** Since when somebody has his account is not his to say. */
export const keepCreatedAt: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return data
  return { ...data, createdAt: (originalDoc as { createdAt: string }).createdAt }
}
