import { draftMode } from 'next/headers'
import { isSiteAddress } from '@/domain/content/page-address'
import { mayPreview } from '@/services/content/previewing'
import { answering } from '../edge/answering'
import { answer, leadTo } from '../respond'

/** Shows staff a page with its drafts: what the admin's preview opens. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const path = new URL(request.url).searchParams.get('path')
  if (!isSiteAddress(path)) return answer(400, { errors: [{ field: 'path', message: 'No page.' }] })
  if (!(await mayPreview(request.headers))) {
    return answer(403, { errors: [{ field: '', message: 'Sign in to see drafts.' }] })
  }
  const preview = await draftMode()
  preview.enable()
  return leadTo(path)
})
