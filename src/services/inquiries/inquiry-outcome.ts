import type { InquiryProblemCode } from '@/domain/inquiry/problem-codes'

export type InquiryOutcome =
  { ok: true } | { ok: false; problems: { field: string; code: InquiryProblemCode }[] }
