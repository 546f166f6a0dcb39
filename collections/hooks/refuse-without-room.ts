import type { CollectionBeforeOperationHook } from 'payload'
import { env } from '../../src/config/env'
import { hasRoom } from '../../src/integrations/storage/has-room'
import { Refusal } from '../refusal'

/** Says that the disk is full before a file is begun: half a picture is none, and the database needs room. */
export const refuseWithoutRoom: CollectionBeforeOperationHook = async ({
  collection: { upload },
  req: { file },
}) => {
  if (!file || env().S3_BUCKET !== undefined || !upload.staticDir) return
  if (await hasRoom(upload.staticDir, file.size)) return
  throw new Refusal(
    'The disk of the server is full: no picture can be kept until there is room again. Nothing else has stopped. Tell whoever runs the site.',
    507,
    'file',
  )
}
