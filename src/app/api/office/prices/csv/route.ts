import { priceCsv, readPriceCsv } from '@/services/price-changes/price-csv'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../../edge/answering'
import { answer, answerFile, refuseWhenTooMany } from '../../../respond'
import { officeRoute } from '../../office-route'
import { refusePrices } from '../price-answers'

export const dynamic = 'force-dynamic'

/** The price list, for those who work here: 200 `text/csv`. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const outcome = await priceCsv(await contextFromRequest(request))
  if (!outcome.ok) return refusePrices(request, outcome)
  return answerFile({
    filename: 'prices.csv',
    contentType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(outcome.csv),
  })
})

/** `{ "csv" }`, from whoever edits prices: 200 what the table would change and what was refused of it. */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  const outcome = await readPriceCsv({ ctx, wish: body })
  if (!outcome.ok) return refusePrices(request, outcome)
  const { changes, same, refused } = outcome
  return answer(200, { changes, same, refused })
})
