import 'server-only'
import type { DepositPolicy } from '@/domain/quote/deposit-policy'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { QuotePaper } from '@/domain/quote/paper'
import type { DraftProblem, PricedDraft } from '@/domain/quote/price-office-draft'
import type { RevisionSums, RevisionTerms } from '@/domain/quote/revision-sums'
import type { Verdict } from '@/domain/glass-rules/advise'
import type { Stood } from '../office-quotes/standing'
import type { RevisionColumns } from './revision-content'

/** Whether a letter was to tell of it, and until when, an ISO date and time, it can be taken back. */
export type Sending = { byMail: boolean; heldUntil: string }

/** What a revision that the office made holds, whole: it can be shown, summed and opened again. */
export type OfficeContent = {
  columns: RevisionColumns
  office: {
    draft: OfficeDraft
    terms: RevisionTerms
    lines: PricedDraft['lines']
    sums: RevisionSums
    verdicts: Record<string, Verdict[]>
    problems: DraftProblem[]
    depositPolicy: DepositPolicy | null
    /** Whether the margin is spread over the lines on paper. */
    isFolded: boolean
  }
  paper: QuotePaper
  /**
   * How the quote stood before this one was sent; of one that was not sent there is nothing, and of one that
   * an earlier version of the site sent less.
   */
  stood?: Partial<Stood>
  /** How it was sent; not known of what an earlier version of the site sent. */
  sending?: Sending
}

/** The same read back from a row; null of one that was saved on the site. */
export function officeContentOf(content: unknown): OfficeContent | null {
  const isOffice = typeof content === 'object' && content !== null && 'office' in content
  // Written by these services alone, from this type.
  return isOffice && content.office ? (content as OfficeContent) : null
}
