import {
  generalDraftOf,
  replacementDraftOf,
  showerDraftOf,
} from '@/builder/saved/drafts-of-request'
import type { PricingTables } from '@/domain/pricing/types'
import type { ResumedQuote } from '@/domain/quote/resumed-quote'
import { openingOf } from '@/domain/services-catalogue/openings'
import type { BuilderAddress } from '../address/builder-address'
import type { FlowState } from '../draft/flow-state'
import { newRequestKey } from '../draft/request-key'
import { storageKey, writeStoredFlow } from '../draft/stored-flow'

export type ReopenedFlow = { key: string; stored: string; place: Partial<BuilderAddress> }

/** A saved quote as the flow it came from would have stored it; null where no flow takes it. */
export function reopen(resumed: ResumedQuote, tables: PricingTables): ReopenedFlow | null {
  const { inputs, product, serviceType } = resumed
  const { flow } = openingOf(serviceType, product)
  const place = { serviceType, product }
  const at = (step: BuilderAddress['step']): Partial<BuilderAddress> => ({
    ...place,
    step: resumed.quote ? 'quote' : step,
  })
  const store = (draft: unknown) => writeStoredFlow(stateOf(resumed, draft))
  switch (flow) {
    case 'shower':
      return {
        key: storageKey(serviceType, null),
        stored: store(showerDraftOf(inputs, tables)),
        place: at(4),
      }
    case 'replacement':
      return {
        key: storageKey(serviceType, null),
        stored: store(replacementDraftOf(inputs, tables)),
        place: at(3),
      }
    case 'general':
      return {
        key: storageKey(serviceType, product),
        stored: store(generalDraftOf(inputs)),
        place: at(1),
      }
    case 'inquiry':
    case 'custom_job':
    case 'picker':
      return null
  }
}

function stateOf(resumed: ResumedQuote, draft: unknown): FlowState<unknown> {
  const { customer, id, inputs, number, quote, validUntil, depositDue } = resumed
  const own =
    id !== null && number !== null
      ? {
          id,
          number,
          ...(validUntil ? { validUntil } : {}),
          ...(depositDue > 0 ? { depositDue } : {}),
          ...(resumed.awaitsApproval ? { awaitsApproval: true } : {}),
        }
      : null
  return {
    draft,
    calculated: quote && {
      request: inputs,
      quote,
      requestKey: newRequestKey(),
      calculatedAt: resumed.pricedAt,
    },
    saved: quote ? own : null,
    reopened: own,
    customer: {
      name: customer.customerName,
      phone: customer.customerPhone ?? '',
      address: customer.projectAddress ?? '',
    },
  }
}
