import type { Env } from '@/config/env'
import { inProject } from '../lib/paths.mjs'
import { bucketStore, diskStore } from './media-stores.mjs'
import type { MediaStore } from './media-stores.mjs'

/** Where this site's uploads lie. */
export async function configuredStore({ S3_BUCKET, ...settings }: Env): Promise<MediaStore> {
  return S3_BUCKET === undefined ? diskStore(inProject()) : bucketStore({ S3_BUCKET, ...settings })
}
