import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Where uploads lie. A name is the same in every store, so that what was on disk can be restored to a
 * bucket: `van.webp`, `private/photos/door.webp`.
 * @typedef {{
 *   list: () => Promise<string[]>,
 *   copyOut: (name: string, file: string) => Promise<void>,
 *   copyIn: (name: string, file: string) => Promise<void>,
 * }} MediaStore
 */

/** Pictures that come with the code. */
const ofTheCode = /^(sample|imagery)\//

/**
 * @param {string} projectRoot
 * @returns {MediaStore}
 */
export function diskStore(projectRoot) {
  const folders = {
    public: path.join(projectRoot, 'media'),
    private: path.join(projectRoot, 'media-private'),
  }
  const fileOf = (name) =>
    name.startsWith('private/')
      ? path.join(folders.private, name.slice('private/'.length))
      : path.join(folders.public, name)
  return {
    list: () =>
      Promise.resolve([
        ...filesBelow(folders.public).filter((name) => !ofTheCode.test(name)),
        ...filesBelow(folders.private).map((name) => `private/${name}`),
      ]),
    copyOut: (name, file) => copy(fileOf(name), file),
    copyIn: (name, file) => copy(file, fileOf(name)),
  }
}

async function copy(source, target) {
  await fs.promises.mkdir(path.dirname(target), { recursive: true })
  await fs.promises.copyFile(source, target)
}

function filesBelow(folder) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !path.basename(name).startsWith('.'))
    .sort()
}

const contentTypes = {
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/**
 * @param {{ S3_BUCKET: string, S3_ENDPOINT?: string, S3_REGION?: string, S3_ACCESS_KEY_ID?: string, S3_SECRET_ACCESS_KEY?: string }} settings
 * @returns {Promise<MediaStore>}
 */
export async function bucketStore(settings) {
  const { S3_BUCKET: Bucket, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: settings.S3_REGION ?? 'us-east-1',
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    ...(S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    }),
  })
  return {
    async list() {
      const names = []
      let ContinuationToken
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
        names.push(...(page.Contents ?? []).map(({ Key }) => Key))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return names.sort()
    },
    async copyOut(name, file) {
      await fs.promises.mkdir(path.dirname(file), { recursive: true })
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
      await pipeline(Body, fs.createWriteStream(file))
    },
    async copyIn(name, file) {
      const ContentType =
        contentTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream'
      const Body = await fs.promises.readFile(file)
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body, ContentType }))
    },
  }
}
