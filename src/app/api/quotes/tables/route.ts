import { locales } from '@/config/locales'
import { tablesAnswer } from '@/services/catalogue/tables-answer'
import { contextOfSite } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { refuseWhenTooMany } from '../../respond'

export const dynamic = 'force-dynamic'

/** All that the quote builder draws and previews from, in `?locale=`: 304 to who has it already. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseWhenTooMany(request, 'calculate')
  if (refusal) return refusal
  const asked = new URL(request.url).searchParams.get('locale')
  const locale = locales.find((one) => one === asked) ?? callerLocale(request)
  const { body, etag } = await tablesAnswer(await contextOfSite(), locale)
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  if (has(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } })
}

/** A proxy that compresses what it passes on calls the mark a weak one. */
function has(request: Request, etag: string): boolean {
  const marks = (request.headers.get('if-none-match') ?? '').split(',')
  return marks.some((mark) => mark.trim().replace(/^W\//, '') === etag)
}
