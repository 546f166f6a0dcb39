import type { CollectionBeforeValidateHook } from 'payload'
import { markOfHardware, markOfRule } from '@/domain/glass-rules/form-row'
import {
  isNewlyBlocked,
  touchedBy,
  withHardware,
  withRule,
} from '@/domain/glass-rules/preview-change'
import { editsPrices } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { Refusal } from '../../refusal'
import { readPricingTables } from '../read-pricing-tables'
import { readReferenceJobs } from '../read-reference-jobs'

const kinds = {
  rule: { markOf: markOfRule, put: withRule },
  hardware: { markOf: markOfHardware, put: withHardware },
}

/**
 * Whoever would block a job that the shop does every week looks at the preview before it is saved: the
 * form then names what it showed. No refusal, a second look.
 */
export function askAboutBlockedJobs(kind: keyof typeof kinds): CollectionBeforeValidateHook {
  const { markOf, put } = kinds[kind]
  return async ({ data, originalDoc, req }) => {
    if (!editsPrices(viewerOf(req))) return data
    const before = (originalDoc ?? {}) as Record<string, unknown>
    const row = { ...before, ...(data as Record<string, unknown>) }
    const mark = markOf(row)
    if (mark === markOf(before) || row.previewOf === mark) return data
    const tables = await readPricingTables(req)
    const jobs = await readReferenceJobs(req.payload, tables, req)
    const blocked = touchedBy(jobs, tables, put(tables, row)).filter(isNewlyBlocked)
    const [first] = blocked
    if (!first) return data
    const title = jobs.find(({ key }) => key === first.key)?.title ?? ''
    const others = blocked.length > 1 ? ` and ${blocked.length - 1} more` : ''
    throw new Refusal(
      `This would block “${title}”${others} of your reference jobs. Press “What would this touch?” and look, then save.`,
      400,
    )
  }
}
