import * as z from 'zod'
import { locales } from '@/config/locales'
import { cutListFile, estimateFile, statementFile } from '@/papers/pdf/paper-files'
import type { PaperFile } from '@/papers/pdf/paper-files'
import type { ServiceContext } from '@/services/context'
import { officePaper } from '@/services/office-quotes/office-paper'
import type { OfficePaper } from '@/services/office-quotes/office-paper'
import { rowId } from '@/services/payments/own-payment'
import { refuseLinkFields } from '../../../q/link-answers'
import { answerFile, refuseCall } from '../../../respond'
import { officeRoute } from '../../office-route'

const wishShape = z.object({
  quoteId: rowId,
  revision: z.int().positive(),
  language: z.enum(locales),
  kind: z.enum(['estimate', 'statement', 'cut_list']),
})

type Wish = z.infer<typeof wishShape>

/** `{ "quoteId", "revision", "language", "kind" }`: a paper of any revision as a PDF. */
export const POST = officeRoute(async ({ ctx, body, locale, request }) => {
  const wish = wishShape.safeParse(body)
  if (!wish.success) {
    return refuseLinkFields(
      locale,
      wish.error.issues.map(({ path }) => path.join('.')),
    )
  }
  const found = await officePaper({ ctx, ...wish.data })
  if (found.ok) return answerFile(await fileOf(wish.data, found, ctx))
  return found.kind === 'forbidden'
    ? refuseCall(request, 403, 'forbidden')
    : refuseCall(request, 404, 'notFound')
})

function fileOf(
  { kind, language }: Wish,
  { paper, money }: Extract<OfficePaper, { ok: true }>,
  { now }: ServiceContext,
): Promise<PaperFile> {
  switch (kind) {
    case 'estimate':
      return estimateFile({ paper, language })
    case 'statement':
      return statementFile({ paper, language, money, asOf: now().toISOString() })
    case 'cut_list':
      return cutListFile({ paper, language })
  }
}
