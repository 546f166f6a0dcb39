import type * as z from 'zod'
import { refuseLinkFields } from '../../q/link-answers'
import { officeRoute } from '../office-route'

type Asked<Wish> = Omit<Parameters<Parameters<typeof officeRoute>[0]>[0], 'body'> & { wish: Wish }

/** A call about a quote of the office, whose body is read first: 422 with the fields that can't be. */
export function quoteRoute<Wish>(
  shape: z.ZodType<Wish>,
  handle: (asked: Asked<Wish>) => Promise<Response>,
) {
  return officeRoute(async ({ body, ...asked }) => {
    const read = shape.safeParse(body)
    if (read.success) return handle({ ...asked, wish: read.data })
    const fields = read.error.issues.map(({ path }) => path.join('.'))
    return refuseLinkFields(asked.locale, fields)
  })
}
