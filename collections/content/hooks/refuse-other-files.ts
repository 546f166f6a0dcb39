import type { CollectionBeforeOperationHook } from 'payload'
import { kindOfPicture } from '../../../src/integrations/pictures/kind-of-picture'
import { Refusal } from '../../refusal'

/** Says which pictures are taken, before Payload answers in the words of its own trade. */
export const refuseOtherFiles: CollectionBeforeOperationHook = ({ req: { file } }) => {
  if (!file || kindOfPicture(file.data) !== null) return
  throw new Refusal(
    `“${file.name}” is no JPEG, PNG or WebP, the pictures that are taken here. Save it as one of these and try again; a telephone offers that when it shares a photo (HEIC).`,
    400,
    'file',
  )
}
