import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { signInByRequest } from './people'

export type Row = { id: number; title: string; intro: string; slug: string }

type Written = 'pages' | 'posts' | 'gallery-items'

/** What somebody of the staff writes in the admin, without its screens; `origin` is the site's own. */
export async function openOffice(
  request: APIRequestContext,
  origin: string,
  who: { email: string; password: string },
) {
  await signInByRequest(request, origin, who)
  const headers = { origin }
  return {
    async publish(kind: Written, data: object): Promise<Row> {
      const made = await request.post(`/api/${kind}`, {
        headers,
        data: { ...data, _status: 'published' },
      })
      expect(made.status(), await made.text()).toBe(201)
      return ((await made.json()) as { doc: Row }).doc
    },

    async pageAt(slug: string): Promise<Row> {
      const found = await request.get(`/api/pages?where[slug][equals]=${slug}`, { headers })
      const [page] = ((await found.json()) as { docs: Row[] }).docs
      if (page === undefined) throw new Error(`The sample data has no page ${slug}.`)
      return page
    },

    publishAgain: (kind: Written, id: number, data: object) =>
      request.patch(`/api/${kind}/${id}`, { headers, data: { ...data, _status: 'published' } }),

    saveDraft: (kind: Written, id: number, data: object) =>
      request.patch(`/api/${kind}/${id}?draft=true`, {
        headers,
        data: { ...data, _status: 'draft' },
      }),

    /** Writes words of a page, in one language; what is not named stays. */
    writeWords: (page: string, locale: string, words: object, status: 'draft' | 'published') =>
      request.post(
        `/api/globals/${page}-words?locale=${locale}${status === 'draft' ? '&draft=true' : ''}`,
        { headers, data: { ...words, _status: status } },
      ),

    remove: (kind: Written, id: number) => request.delete(`/api/${kind}/${id}`, { headers }),
  }
}
