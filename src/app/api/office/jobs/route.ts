import { readBoard } from '@/services/jobs/board'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, refuseCall, refuseWhenTooMany } from '../../respond'

/** The jobs under way, for the board. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const board = await readBoard({ ctx: await contextFromRequest(request) })
  return board === null ? refuseCall(request, 403, 'forbidden') : answer(200, board)
})
