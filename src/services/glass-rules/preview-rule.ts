import 'server-only'
import { editsPrices } from '@collections/access/roles'
import { readReferenceJobs } from '@collections/pricing/read-reference-jobs'
import { z } from 'zod'
import {
  isNewlyBlocked,
  touchedBy,
  withHardware,
  withRule,
} from '@/domain/glass-rules/preview-change'
import type { JudgedWork, TouchedWork } from '@/domain/glass-rules/preview-change'
import type { PricingTables } from '@/domain/pricing/types'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'
import { readOpenQuotes } from './open-quotes'

/** How many of the newest open quotes a preview judges, and how many of what it finds it names. */
const most = { quotes: 500, named: 50 } as const

const previewWish = z.object({
  kind: z.enum(['rule', 'hardware']),
  /** The form as it stands, saved or not. */
  row: z.record(z.string(), z.unknown()),
})

type Touched = { id: number; name: string } & Pick<TouchedWork, 'changes'>
type Looked = { looked: number; touched: number; blocked: number; named: Touched[] }

export type RulePreview = {
  jobs: Looked
  /** `open` are all there are; the newest of them were looked at. */
  quotes: Looked & { open: number }
}

type PreviewOutcome =
  { ok: true; preview: RulePreview } | { ok: false; kind: 'forbidden' | 'unreadable' }

/**
 * What a rule about glass, or a set of hinges, would touch if it were saved as its form stands: every
 * reference job and the newest open quotes, judged as any request is, before and after. Saves nothing.
 */
export async function previewRule({
  ctx,
  input,
}: {
  ctx: Pick<ServiceContext, 'payload' | 'actor'>
  input: unknown
}): Promise<PreviewOutcome> {
  const { payload, actor } = ctx
  if (actor === null || !editsPrices(actor)) return { ok: false, kind: 'forbidden' }
  const wish = previewWish.safeParse(input)
  if (!wish.success) return { ok: false, kind: 'unreadable' }
  const { kind, row } = wish.data
  const { tables } = await pricingForOffice({ payload })
  const after = kind === 'rule' ? withRule(tables, row) : withHardware(tables, row)
  const [jobs, { quotes, total }] = await Promise.all([
    readReferenceJobs(payload, tables),
    readOpenQuotes(payload, most.quotes),
  ])
  const both = { before: tables, after }
  return {
    ok: true,
    preview: {
      jobs: look(jobs, both, ({ title }) => title),
      quotes: {
        ...look(quotes, both, ({ number, customer }) => `${number}, ${customer}`),
        open: total,
      },
    },
  }
}

function look<Work extends JudgedWork & { id: number }>(
  works: readonly Work[],
  { before, after }: Record<'before' | 'after', PricingTables>,
  nameOf: (work: Work) => string,
): Looked {
  const found = touchedBy(works, before, after)
  const named = found.slice(0, most.named).flatMap(({ key, changes }) => {
    const work = works.find((each) => each.key === key)
    return work ? [{ id: work.id, name: nameOf(work), changes }] : []
  })
  return {
    looked: works.length,
    touched: found.length,
    blocked: found.filter(isNewlyBlocked).length,
    named,
  }
}
