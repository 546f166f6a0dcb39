import { draftMode } from 'next/headers'
import { isSiteAddress } from '@/domain/content/page-address'
import { answering } from '../../edge/answering'
import { leadTo } from '../../respond'

/** Back to the page as everybody sees it. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const path = new URL(request.url).searchParams.get('path')
  const preview = await draftMode()
  preview.disable()
  return leadTo(isSiteAddress(path) ? path : '/')
})
