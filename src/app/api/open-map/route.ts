import { isOpenMapReachable } from '@/integrations/open-map/is-reachable'
import { answering } from '../edge/answering'
import { answer } from '../respond'

export const dynamic = 'force-dynamic'

/** Whether a page may show the live map: asked here, so that a visitor's browser need not fail at it. */
export const GET = answering(async (): Promise<Response> =>
  answer(200, { reachable: await isOpenMapReachable() }),
)
