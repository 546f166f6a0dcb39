import { actOnSet } from '@/services/price-changes/act-on-set'
import { answer } from '../../../respond'
import { officeRoute } from '../../office-route'
import { refusePrices } from '../price-answers'

/**
 * `{ "id", "act": "publish" | "askForLook" | "look" | "stop" | "takeBack" | "discard" }`, from whoever edits
 * prices: 200 `{ "ok": true }`; 409 with the reason where it can't be done.
 */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  const outcome = await actOnSet({ ctx, wish: body })
  return outcome.ok ? answer(200, { ok: true }) : refusePrices(request, outcome)
})
