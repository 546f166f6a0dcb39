import type { HardwareLine } from '@/domain/pricing/types'

/** What was priced, in words. */
export type EstimateWords = {
  service: string
  glassName: string
  glassDetail: string
  /** Null where the installation is in the glass price. */
  installationDetail: string | null
  hardwareName: (line: HardwareLine) => string
  taxName: (taxType: string) => string
}
