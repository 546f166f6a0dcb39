import { mostPhotoBytes } from '@/domain/photos/limits'
import { isTriedGlass } from '@/domain/photos/tried-glass'
import { translatorOf } from '@/i18n/translator'
import { forgetPhoto } from '@/services/photos/forget-photo'
import { keepPhoto } from '@/services/photos/keep-photo'
import type { KeepPhotoOutcome } from '@/services/photos/keep-photo'
import { contextOfSite } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { readBytes } from '../../edge/read-bytes'
import { answer, readJson, refuseLarge, refuseWhenTooMany } from '../../respond'

export const dynamic = 'force-dynamic'

/**
 * The bytes of one photo as the body, and in `X-Photo-Claim` what an earlier one was answered with:
 * 201 `{ "claim", "photo" }`. `X-Photo-Glass` names what the try-on shows in it. The claim goes as `photos` with an inquiry or a quote that is saved. 413 for
 * too many bytes, 422 for what is no picture, has too many pixels or is one too many, 429, and 503 while there
 * is no room for it or the place where it would be kept does not answer.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'photo')
  if (tooMany) return tooMany
  const bytes = await readBytes(request, mostPhotoBytes)
  if (bytes === null) return refuseLarge(request, mostPhotoBytes / 1024)
  const { headers } = request
  const glass = headers.get('x-photo-glass')
  const outcome = await keepPhoto({
    ctx: await contextOfSite(),
    bytes,
    claim: headers.get('x-photo-claim'),
    glass: isTriedGlass(glass) ? glass : null,
  })
  return answerKept(request, outcome)
})

/** `{ "claim", "photo" }`: takes a photo back that was not sent yet; 200 whether there was one or not. */
export const DELETE = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const read = await readJson(request, 1024)
  if (!read.ok) return read.response
  const { claim, photo } = Object(read.body) as { claim?: unknown; photo?: unknown }
  await forgetPhoto({ ctx: await contextOfSite(), claim, photo })
  return answer(200, { status: 'gone' })
})

function answerKept(request: Request, outcome: KeepPhotoOutcome): Response {
  if (outcome.ok) return answer(201, { claim: outcome.claim, photo: outcome.photo })
  const message = translatorOf(callerLocale(request), 'refusals.photos')(outcome.kind)
  const errors = [{ field: 'photo', message }]
  const isOurs = outcome.kind === 'full' || outcome.kind === 'away'
  return isOurs ? answer(503, { errors }, { 'Retry-After': '60' }) : answer(422, { errors })
}
