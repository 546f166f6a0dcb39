import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { Refusal } from '../../refusal'
import { slugs } from '../../slugs'

/** What shows pictures, and how the sentence calls a row of it. */
const places = [
  { collection: slugs.galleryItems, title: 'title', called: 'the gallery’s' },
  { collection: slugs.glassStyles, title: 'name', called: 'the glass style' },
  { collection: slugs.pages, title: 'title', called: 'the page' },
  { collection: slugs.posts, title: 'title', called: 'the post' },
  { collection: slugs.teamMembers, title: 'name', called: 'the team’s' },
] as const

type Place = (typeof places)[number]
type Row = Record<string, unknown> & { id: number }

/** As many as a sentence holds. */
const mostNamed = 3

/** Keeps a picture that something shows, as it is published or as it is being written; the sentence names it. */
export const keepShownPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const shownBy: string[] = []
  for (const place of places) shownBy.push(...(await namesIn(place, id, req)))
  if (shownBy.length === 0) return
  const named = shownBy.slice(0, mostNamed).join(', ')
  const more = shownBy.length - mostNamed
  const others = more > 0 ? ` and ${more} more` : ''
  throw new Refusal(
    `It is still shown by ${named}${others}. Give them another picture first, and delete this one after that.`,
  )
}

async function namesIn(
  { collection, title, called }: Place,
  picture: number | string,
  req: PayloadRequest,
): Promise<string[]> {
  const names = new Map<number, string>()
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection,
      draft,
      depth: 0,
      pagination: false,
      locale: 'all',
      req,
      overrideAccess: true, // the answer protects what the person may not see himself
    })
    for (const row of docs as unknown as Row[]) {
      if (showsPicture(row, picture)) names.set(row.id, `${called} “${textOf(row[title])}”`)
    }
  }
  return [...names.values()]
}

/** In its own field, in a block of its text or between two paragraphs, in any language. */
function showsPicture(value: unknown, picture: number | string): boolean {
  if (Array.isArray(value)) return value.some((one) => showsPicture(one, picture))
  if (typeof value !== 'object' || value === null) return false
  const { image, relationTo, value: uploaded } = value as Record<string, unknown>
  const isPicture = (id: unknown) =>
    (typeof id === 'number' || typeof id === 'string') && String(id) === String(picture)
  if (isPicture(image)) return true
  if (relationTo === slugs.media && isPicture(uploaded)) return true
  return Object.values(value).some((inner) => showsPicture(inner, picture))
}

/** A row without a name is a draft that is being begun. */
function textOf(title: unknown): string {
  if (typeof title === 'string' && title !== '') return title
  const said = Object.values((title ?? {}) as Record<string, unknown>).find(Boolean)
  return typeof said === 'string' ? said : 'without a title'
}
