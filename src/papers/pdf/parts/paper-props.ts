import type { QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'

/** What most parts of a paper are told. */
export type PaperProps = { paper: QuotePaper; words: PaperWords }
