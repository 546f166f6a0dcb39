export type ChatLink = { href: string; text: string }

export type ChatBlock = { text: string } | { list: string[] }

/** One bubble of the conversation. */
export type ChatMessage = {
  id: number
  from: 'sandra' | 'visitor'
  blocks: ChatBlock[]
  links: ChatLink[]
}

export type ChatText = Pick<ChatMessage, 'blocks' | 'links'>

export function plainText(text: string): ChatText {
  return { blocks: [{ text }], links: [] }
}
