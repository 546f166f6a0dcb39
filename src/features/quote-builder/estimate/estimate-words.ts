import type { HardwareLine } from '@/domain/pricing/types'
import type { NoticeWords } from '@/builder/fields/use-notices'

/** What was priced, in words. */
export type EstimateWords = {
  service: string
  glassName: string
  glassDetail: string
  /** Null where the installation is in the glass price. */
  installationDetail: string | null
  hardwareName: (line: HardwareLine) => string
  taxName: (taxType: string) => string
  /** What is to be known of the glass, such as a size that one sheet may not reach. */
  notices: readonly NoticeWords[]
  /** How long a price holds; null while that is not known. */
  validDays: number | null
}
