import type { Language } from './language/languages'
import type { Talk } from './talk'

export type AnswerBlock = { text: string } | { list: string[] }
export type AnswerSource = { title: string; href: string | null }
export type AnswerLink = { href: string; text: string }

/** What the assistant says to one question, finished for the screen. */
export type AssistantAnswer = {
  language: Language
  /** `answer`, `price`, `blocked` and the like; with the passage's own name where there is one. */
  kind: string
  blocks: AnswerBlock[]
  /** What it was taken from, and how that is said in the language of the answer. */
  source: (AnswerSource & { label: string }) | null
  /** The ways on, the best first. */
  links: AnswerLink[]
  /** She does not know: she offers to hand the question on. */
  offersHandOver: boolean
  /** To be sent with the next question. */
  talk: Talk
}
