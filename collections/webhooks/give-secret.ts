import type { CollectionBeforeChangeHook } from 'payload'
import { newSecret } from '@/integrations/webhooks/secret'

/** No receiver is ever called without a signature: it has a secret from the first moment. */
export const giveSecret: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, secret: req.payload.encrypt(newSecret()) } : data
