import { callApi } from '@/client/api'
import { keptOpening } from '@/client/opening/kept-opening'
import type { AssistantAnswer } from '@/domain/assistant/answer'
import type { Talk } from '@/domain/assistant/talk'
import type { Trouble } from './desk'

export type Asked = { ok: true; answer: AssistantAnswer } | { ok: false; why: Trouble }

/** Asks our server, with what was spoken of and the opening that the visitor gave elsewhere on the site. */
export async function askSandra(message: string, talk: Talk | undefined): Promise<Asked> {
  const opening = keptOpening()
  const answer = await callApi('POST', '/api/assistant/ask', {
    message,
    ...(talk ? { talk } : {}),
    ...(opening
      ? { opening: { widthIn: opening.width.inches, heightIn: opening.height.inches } }
      : {}),
  })
  if (answer.ok) return { ok: true, answer: answer.body as AssistantAnswer }
  switch (answer.kind) {
    case 'offline':
      return { ok: false, why: 'unexpected' }
    case 'too_many':
      return { ok: false, why: 'tooMany' }
    case 'refused':
      return { ok: false, why: 'trouble' }
  }
}
