import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { isSiteAddress } from '@/domain/content/page-address'

/** Back to the page as everybody sees it. */
export async function GET(request: Request): Promise<never> {
  const path = new URL(request.url).searchParams.get('path')
  const preview = await draftMode()
  preview.disable()
  redirect(isSiteAddress(path) ? path : '/')
}
