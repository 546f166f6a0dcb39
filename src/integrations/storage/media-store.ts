import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import { initClientUploads } from '@payloadcms/plugin-cloud-storage/utilities'
import type { Plugin } from 'payload'
import type { Env } from '@/config/env'

type Settings = Pick<
  Env,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/**
 * What is kept, and under which folder of the bucket: photos of people's homes lie apart. The site's own
 * pictures name an empty one, because the plugin drops the column of a prefix that is not named.
 */
const kept = {
  media: { prefix: '' },
  photos: { prefix: 'private/photos' },
  'visitor-photos': { prefix: 'private/visitor-photos' },
}

/** A bucket that is silent keeps nobody waiting, nor his connection to the database, for long. */
const patience = {
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 2_000,
    socketTimeout: 5_000,
    requestTimeout: 20_000,
    throwOnRequestTimeout: true,
    httpAgent: { keepAlive: true, maxSockets: 100 },
    httpsAgent: { keepAlive: true, maxSockets: 100 },
  },
}

/**
 * Keeps uploads in an S3-compatible bucket where one is configured, else on disk. Either way they are
 * served from the site's own address under the collection's access rules.
 */
export function mediaStore(settings: Settings): Plugin {
  return async (config) => {
    const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
    if (S3_BUCKET === undefined) return onDisk(config)
    // Amazon's client is large; whoever keeps pictures on disk never loads it.
    const { s3Storage } = await import('@payloadcms/storage-s3')
    return s3Storage({
      bucket: S3_BUCKET,
      collections: kept,
      alwaysInsertFields: true,
      config: {
        ...patience,
        region: S3_REGION ?? 'us-east-1',
        ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT, forcePathStyle: true }),
        ...(S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
          ? {}
          : {
              credentials: {
                accessKeyId: S3_ACCESS_KEY_ID,
                secretAccessKey: S3_SECRET_ACCESS_KEY,
              },
            }),
      },
    })(config)
  }
}

const inMedia = cloudStoragePlugin({
  enabled: false,
  alwaysInsertFields: true,
  collections: {
    media: { adapter: null },
    photos: { adapter: null, ...kept.photos },
    'visitor-photos': { adapter: null, ...kept['visitor-photos'] },
  },
})

/**
 * The columns of a bucket and its part of the admin are there in any case: one database and one
 * build fit wherever pictures lie. Without that part in the build's import map, an admin that is
 * started with a bucket stays white.
 */
const onDisk: Plugin = (config) => {
  initClientUploads({
    clientHandler: '@payloadcms/storage-s3/client#S3ClientUploadHandler',
    collections: kept,
    config,
    enabled: false,
    serverHandler: () => Response.error(),
    serverHandlerPath: '/storage-s3-generate-signed-url',
  })
  return inMedia(config)
}
