import type { CollectionBeforeOperationHook } from 'payload'
import { editsContent } from '../access/roles'
import { viewerOf } from '../access/viewer'
import { Refusal } from '../refusal'

/**
 * Payload lets whoever enters the admin take back what is planned to be published, without asking its
 * rules. Whoever may not publish does not take it back; the site itself, which is nobody, clears up.
 */
export const keepPlans: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'delete' || !req.user || editsContent(viewerOf(req))) return
  throw new Refusal('Only those who publish take a plan to publish back.', 403)
}
