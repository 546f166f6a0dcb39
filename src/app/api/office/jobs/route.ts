import { readBoard } from '@/services/jobs/board'
import { answering } from '../../edge/answering'
import { answer, refuseCall } from '../../respond'
import { enterOffice } from '../office-route'

/** The jobs under way, for the board. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const entered = await enterOffice(request)
  if (!entered.ok) return entered.response
  const board = await readBoard({ ctx: entered.ctx })
  return board === null ? refuseCall(request, 403, 'forbidden') : answer(200, board)
})
