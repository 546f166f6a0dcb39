import * as z from 'zod/mini'
import { quoteResultShape, requestShape } from '@/domain/pricing/quote-shapes'
import { emptyFlow } from './flow-state'
import type { FlowState } from './flow-state'

/** Raised whenever the stored shape changes; what an older page stored is then forgotten. */
const version = 1

const customerShape = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
})

const savedShape = z.object({
  id: z.number(),
  number: z.string(),
  validUntil: z.optional(z.string()),
  depositDue: z.optional(z.number()),
  awaitsApproval: z.optional(z.boolean()),
})

const restShape = z.object({
  version: z.literal(version),
  calculated: z.nullable(
    z.object({
      request: requestShape,
      quote: quoteResultShape,
      requestKey: z.string(),
      calculatedAt: z.string(),
    }),
  ),
  saved: z.nullable(savedShape),
  reopened: z._default(z.nullable(savedShape), null),
  customer: customerShape,
})

/** The name under which a flow is kept in the browser. */
export function storageKey(serviceType: string, product: string | null): string {
  return [serviceType, product].filter(Boolean).join(':')
}

export function writeStoredFlow<Draft>(state: FlowState<Draft>): string {
  return JSON.stringify({ version, ...state })
}

/** What other tabs may find: never who it is for, and nothing once the quote is saved. */
export function writeSharedFlow<Draft>(state: FlowState<Draft>): string | null {
  if (state.saved) return null
  return writeStoredFlow({ ...emptyFlow(state.draft), calculated: state.calculated })
}

/** What was stored, if it is still of the shape that this page understands; else null. */
export function readStoredFlow<Draft>(
  text: string | null,
  draftShape: z.ZodMiniType<Draft>,
): FlowState<Draft> | null {
  const stored = parseJson(text)
  const rest = restShape.safeParse(stored)
  if (!rest.success || !isRecord(stored)) return null
  const draft = draftShape.safeParse(stored.draft)
  if (!draft.success) return null
  const { calculated, saved, reopened, customer } = rest.data
  return { draft: draft.data, calculated, saved, reopened, customer }
}

function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
