import { contextFromRequest } from '@/services/request-context'
import { answering } from '../edge/answering'
import { answer } from '../respond'

export const GET = answering(async (request: Request): Promise<Response> => {
  const { actor } = await contextFromRequest(request)
  return answer(200, { user: actor })
})
