import { isDatabaseUp } from '@/services/database/is-database-up'
import { answering } from '../edge/answering'
import { answer } from '../respond'

export const dynamic = 'force-dynamic'

export const GET = answering(async (): Promise<Response> =>
  (await isDatabaseUp()) ? answer(200, { status: 'ok' }) : answer(503, { status: 'unavailable' }),
)
