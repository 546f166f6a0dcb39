import { callApi } from '@/client/api'
import type { Answer } from '@/client/api'
import type { Locale } from '@/config/locales'
import { worksAtOnce } from '@/domain/gallery/parts'
import type { ShownWork } from './shown-work'

/** Asks the public list which works stand first in a category, or among all where it is null. */
export async function fetchSlugs(categoryId: number | null, locale: Locale): Promise<string[]> {
  const query = new URLSearchParams({
    sort: '-projectDate,-id',
    depth: '0',
    limit: String(worksAtOnce),
    locale,
  })
  if (categoryId !== null) query.set('where[category][equals]', String(categoryId))
  const { docs } = bodyOf(await callApi('GET', `/api/gallery-items?${query.toString()}`)) as {
    docs: { id: number; slug?: string | null }[]
  }
  return docs.map(({ id, slug }) => slug ?? String(id))
}

type Part = {
  locale: Locale
  /** Null where all works are asked for. */
  categoryId: number | null
  /** From 1. */
  part: number
}

/** The works of one part as the page shows them. */
export async function fetchPart({ locale, categoryId, part }: Part): Promise<ShownWork[]> {
  const query = new URLSearchParams({ locale, part: String(part) })
  if (categoryId !== null) query.set('category', String(categoryId))
  const body = bodyOf(await callApi('GET', `/api/gallery/works?${query.toString()}`))
  return (body as { works: ShownWork[] }).works
}

function bodyOf(answer: Answer): unknown {
  if (answer.ok) return answer.body
  const what = answer.kind === 'refused' ? answer.status : answer.kind
  throw new Error(`The gallery answered ${what}`)
}
