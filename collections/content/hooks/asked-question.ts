import type { PayloadRequest } from 'payload'
import type { Question } from '../../../src/payload-types'
import { slugs } from '../../slugs'

/** The row of what visitors asked that the address of a new answer names. */
export function questionIdIn({ searchParams }: PayloadRequest): number | undefined {
  const id = searchParams?.get('question') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
}

/** What was asked, as the beginning of its answer. */
export async function askedIn(req: PayloadRequest): Promise<string | undefined> {
  return (await questionOf(req))?.wording.slice(0, 200)
}

export async function examplesIn(req: PayloadRequest): Promise<string[] | undefined> {
  const examples = (await questionOf(req))?.examples ?? ''
  const lines = examples.split('\n').filter((line) => line !== '')
  return lines.length === 0 ? undefined : lines.map((line) => line.slice(0, 200))
}

async function questionOf(req: PayloadRequest): Promise<Question | null> {
  const id = questionIdIn(req)
  if (id === undefined || !req.user) return null
  const { docs } = await req.payload.find({
    collection: slugs.questions,
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  return docs[0] ?? null
}
