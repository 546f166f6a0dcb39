import { readDraft, writeOwnDraft, writeSharedDraft } from '../quote-drafts'

export type KeptPhoto = {
  /** What the server calls it. */
  photo: string
  /** A `data:` address; null in another tab than the one that it was chosen in. */
  thumbnail: string | null
}

/** The photos that go along with a quote for one service, by what claims them. */
export type KeptPhotos = { claim: string | null; photos: readonly KeptPhoto[] }

export const noPhotos: KeptPhotos = { claim: null, photos: [] }

const keyOf = (service: string) => `photos:${service}`

export function readKeptPhotos(service: string): KeptPhotos {
  const { claim, photos } = parsed(readDraft(keyOf(service)))
  if (typeof claim !== 'string' || !Array.isArray(photos)) return noPhotos
  return { claim, photos: photos.flatMap(photoIn) }
}

/** Other tabs find that there are photos, and see none of them. */
export function writeKeptPhotos(service: string, { claim, photos }: KeptPhotos): void {
  writeOwnDraft(keyOf(service), JSON.stringify({ claim, photos }))
  const unseen = photos.map(({ photo }) => ({ photo, thumbnail: null }))
  const shared = photos.length === 0 ? null : JSON.stringify({ claim, photos: unseen })
  writeSharedDraft(keyOf(service), shared)
}

/** Once they were sent along, no other tab has to find them. */
export function keepFromOtherTabs(service: string): void {
  writeSharedDraft(keyOf(service), null)
}

function photoIn(value: unknown): KeptPhoto[] {
  const { photo, thumbnail } = Object(value) as { photo?: unknown; thumbnail?: unknown }
  if (typeof photo !== 'string') return []
  const isPicture = typeof thumbnail === 'string' && thumbnail.startsWith('data:image/')
  return [{ photo, thumbnail: isPicture ? thumbnail : null }]
}

function parsed(text: string | null): { claim?: unknown; photos?: unknown } {
  try {
    return Object(JSON.parse(text ?? 'null')) as object
  } catch {
    return {}
  }
}
