import { keepDraft } from '@/services/price-changes/keep-draft'
import { answer } from '../../../respond'
import { officeRoute } from '../../office-route'
import { refusePrices } from '../price-answers'

/**
 * `{ "id"?, "title", "reason", "holdsFrom", "changes" }`, from whoever edits prices: 200 the draft as it
 * was kept, with its flags, its reference jobs before and after, and what it lacks. Nothing is public.
 */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  const outcome = await keepDraft({ ctx, wish: body })
  if (!outcome.ok) return refusePrices(request, outcome)
  const { set, judged, missing } = outcome
  return answer(200, { set, judged, missing })
})
