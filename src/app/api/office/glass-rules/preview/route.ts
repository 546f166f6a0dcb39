import { previewRule } from '@/services/glass-rules/preview-rule'
import { answer, refuseCall } from '../../../respond'
import { officeRoute } from '../../office-route'

/**
 * `{ "kind": "rule" | "hardware", "row" }`, from whoever edits prices: 200 the reference jobs and open
 * quotes that a row, saved as it stands in `row`, would touch; nothing is saved.
 */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  const outcome = await previewRule({ ctx, input: body })
  if (outcome.ok) return answer(200, outcome.preview)
  return outcome.kind === 'forbidden'
    ? refuseCall(request, 403, 'forbidden')
    : refuseCall(request, 400, 'malformed')
})
