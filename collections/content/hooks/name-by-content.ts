import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { kindOfPicture } from '../../../src/integrations/pictures/kind-of-picture'

/** A picture’s name ends as its content says: one called `x.html` would be kept and served under it. */
export const nameByContent: CollectionBeforeOperationHook = ({ req: { file } }) => {
  if (!file) return
  const kind = kindOfPicture(file.data)
  // what is no picture at all is refused by Payload
  if (kind === null) return
  const { name, ext } = path.parse(file.name)
  if (!kind.endings.includes(ext.toLowerCase())) file.name = `${name}${kind.endings[0]}`
}
