/** What an answer is taken from. */
export const passageKinds = [
  'answer',
  'fact',
  'product',
  'commercial',
  'style',
  'rule',
  'post',
] as const
type PassageKind = (typeof passageKinds)[number]

/** A piece of what the company says, with the ways to ask for it. */
export type Passage = {
  /** Unique among all, `answer:12`. */
  id: string
  kind: PassageKind
  title: string
  /** Whole questions or names that ask for it, the title among them. */
  phrasings: string[]
  keywords: string[]
  body: string
}
