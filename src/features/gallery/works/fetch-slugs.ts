import { callApi } from '@/client/api'
import type { Locale } from '@/config/locales'

/** Asks the public list which works are in a category, all of them where it is null. */
export async function fetchSlugs(categoryId: number | null, locale: Locale): Promise<Set<string>> {
  const query = new URLSearchParams({ sort: '-projectDate', depth: '0', limit: '200', locale })
  if (categoryId !== null) query.set('where[category][equals]', String(categoryId))
  const answer = await callApi('GET', `/api/gallery-items?${query.toString()}`)
  if (!answer.ok) {
    const what = answer.kind === 'refused' ? answer.status : answer.kind
    throw new Error(`The gallery answered ${what}`)
  }
  const { docs } = answer.body as { docs: { id: number; slug?: string | null }[] }
  return new Set(docs.map(({ id, slug }) => slug ?? String(id)))
}
