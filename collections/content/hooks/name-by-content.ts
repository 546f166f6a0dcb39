import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** How the files of the library begin, and how their names end. */
const kinds = [
  { starts: '89504e47', endings: ['.png'] },
  { starts: 'ffd8ff', endings: ['.jpg', '.jpeg'] },
  // RIFF, a length, WEBP
  { starts: '52494646........57454250', endings: ['.webp'] },
]

/** A picture’s name ends as its content says: one called `x.html` would be kept and served under it. */
export const nameByContent: CollectionBeforeOperationHook = ({ req: { file } }) => {
  if (!file) return
  const start = file.data.subarray(0, 12).toString('hex')
  const kind = kinds.find(({ starts }) => new RegExp(`^${starts}`).test(start))
  // what is no picture at all is refused by Payload
  if (!kind) return
  const { name, ext } = path.parse(file.name)
  if (!kind.endings.includes(ext.toLowerCase())) file.name = `${name}${kind.endings[0]}`
}
