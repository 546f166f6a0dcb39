import 'server-only'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { OfficeContent } from './office-content'

/** What the office goes on from: what the customer ticked is no option any more, and stays in the total. */
export function draftAsChosen({
  draft,
  lines,
}: Pick<OfficeContent['office'], 'draft' | 'lines'>): OfficeDraft {
  const isTicked = (key: string) =>
    lines.some((line) => line.key === key && line.option?.ticked === true)
  return {
    ...draft,
    lines: draft.lines.map((line) => (isTicked(line.key) ? { ...line, option: false } : line)),
  }
}
