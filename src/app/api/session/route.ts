import { contextFromRequest } from '@/services/request-context'
import { answer } from '../respond'

export async function GET(request: Request): Promise<Response> {
  const { actor } = await contextFromRequest(request)
  return answer(200, { user: actor })
}
