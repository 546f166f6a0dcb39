import { isOpenMapReachable } from '@/integrations/open-map/is-reachable'
import { answer } from '../respond'

/** Whether a page may show the live map: asked here, so that a visitor's browser need not fail at it. */
export async function GET(): Promise<Response> {
  return answer(200, { reachable: await isOpenMapReachable() })
}
