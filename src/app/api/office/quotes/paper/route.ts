import * as z from 'zod'
import { locales } from '@/config/locales'
import { cutListFile, estimateFile, statementFile } from '@/papers/pdf/paper-files'
import type { PaperFile } from '@/papers/pdf/paper-files'
import { daysOfPaper } from '@/services/bookings/days-of-paper'
import type { ServiceContext } from '@/services/context'
import { officePaper } from '@/services/office-quotes/office-paper'
import type { OfficePaper } from '@/services/office-quotes/office-paper'
import { rowId } from '@/services/payments/own-payment'
import { answerFile, refuseCall } from '../../../respond'
import { quoteRoute } from '../quote-route'

const wishShape = z.object({
  quoteId: rowId,
  revision: z.int().positive(),
  language: z.enum(locales),
  kind: z.enum(['estimate', 'statement', 'cut_list']),
})

type Wish = z.infer<typeof wishShape>

/** `{ "quoteId", "revision", "language", "kind" }`: a paper of any revision as a PDF. */
export const POST = quoteRoute(wishShape, async ({ ctx, wish, request }) => {
  const found = await officePaper({ ctx, ...wish })
  if (found.ok) return answerFile(await fileOf(wish, found, ctx))
  return found.kind === 'forbidden'
    ? refuseCall(request, 403, 'forbidden')
    : refuseCall(request, 404, 'notFound')
})

async function fileOf(
  { kind, language }: Wish,
  { paper, money, standing, outcome, replacedBy }: Extract<OfficePaper, { ok: true }>,
  ctx: ServiceContext,
): Promise<PaperFile> {
  switch (kind) {
    case 'estimate':
      return estimateFile({
        ...{ paper, language, money, standing, outcome, replacedBy },
        days: await daysOfPaper(ctx, paper),
      })
    case 'statement':
      return statementFile({ paper, language, money, asOf: ctx.now().toISOString() })
    case 'cut_list':
      return cutListFile({ paper, language })
  }
}
