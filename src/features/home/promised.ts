import type { CompanyFacts } from '@/domain/company/company-facts'
import { withFigures } from '@/domain/content/page-words/page-words'

type Words = { title: string; text: string; titleWithout?: string; textWithout?: string }

/** What is said where the company promises a warranty, and what where it promises none. */
export function promised(
  words: Words,
  { warranty }: CompanyFacts,
): { title: string; text: string } {
  const { title, text, titleWithout = title, textWithout = text } = words
  if (warranty === '') return { title: titleWithout, text: textWithout }
  return { title: withFigures(title, { warranty }), text: withFigures(text, { warranty }) }
}
