import { answer } from '../respond'
import { isDatabaseUp } from '@/services/database/is-database-up'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return (await isDatabaseUp())
    ? answer(200, { status: 'ok' })
    : answer(503, { status: 'unavailable' })
}
