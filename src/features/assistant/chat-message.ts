import type { AnswerBlock, AnswerLink, AssistantAnswer } from '@/domain/assistant/answer'

/** One bubble of the conversation. */
export type ChatMessage = ChatText & { id: number; from: 'sandra' | 'visitor' }

export type ChatText = {
  blocks: AnswerBlock[]
  links: AnswerLink[]
  /** Of an answer, which is that of its question and may be another than the page's. */
  language?: AssistantAnswer['language']
  source?: AssistantAnswer['source']
  /** What to hand on: the office can be asked instead. */
  offersHandOver?: boolean
}

export function plainText(text: string): ChatText {
  return { blocks: [{ text }], links: [] }
}

/** The conversation as a text that a person can read and change. */
export function transcriptOf(
  messages: readonly ChatMessage[],
  names: Record<ChatMessage['from'], string>,
): string {
  return messages
    .slice(1) // the welcome says nothing of the matter
    .map(({ from, blocks }) => `${names[from]}: ${blocks.map(linesOf).join('\n')}`)
    .join('\n\n')
}

function linesOf(block: AnswerBlock): string {
  return 'text' in block ? block.text : block.list.map((item) => `- ${item}`).join('\n')
}
