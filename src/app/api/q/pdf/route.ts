import * as z from 'zod'
import { locales } from '@/config/locales'
import { estimateFile, statementFile } from '@/papers/pdf/paper-files'
import { daysOfPaper } from '@/services/bookings/days-of-paper'
import { paperOfLink } from '@/services/links/open-link'
import { answerFile } from '../../respond'
import { linkRoute, refuseLink } from '../link-answers'

const wishShape = z.object({
  revision: z.int().positive(),
  language: z.enum(locales),
  kind: z.enum(['estimate', 'statement']),
})

/** `{ "token", "revision", "language", "kind" }`: a paper of the quote as a PDF. */
export const POST = linkRoute(async ({ ctx, token, body, locale }) => {
  const wish = wishShape.safeParse(body)
  const found = wish.success ? await paperOfLink({ ctx, token }, wish.data.revision) : null
  if (!wish.success || found === null) return refuseLink(locale, 'not_found')
  const { kind, language } = wish.data
  const { paper, money, standing, outcome, replacedBy } = found
  const file =
    kind === 'estimate'
      ? await estimateFile({
          paper,
          language,
          money,
          standing,
          outcome,
          replacedBy,
          days: await daysOfPaper(ctx, paper),
        })
      : await statementFile({ paper, language, money, asOf: ctx.now().toISOString() })
  return answerFile(file)
})
