import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import type { Customer } from '@/domain/quote/save-request'

/** A price that the server worked out, with the inputs it was worked out from. */
export type CalculatedQuote = {
  request: QuoteRequest
  quote: QuoteResult
  /** Names this attempt to save, so that trying again makes no second quote. */
  requestKey: string
  /** ISO date and time. */
  calculatedAt: string
}

export type SavedQuote = {
  id: number
  number: string
  /** Until when its price holds, where it was opened as saved. ISO date and time. */
  validUntil?: string | undefined
  /** What is paid before measuring, where not all is due at once; major units. */
  depositDue?: number | undefined
  /** The shop looks at it before it can be paid. */
  awaitsApproval?: boolean | undefined
}

/** Everything that one flow remembers. */
export type FlowState<Draft> = {
  draft: Draft
  calculated: CalculatedQuote | null
  saved: SavedQuote | null
  /** The saved quote that was opened to be changed: saving replaces it under its number. */
  reopened: SavedQuote | null
  customer: Customer
}

export type FlowAction<Draft> =
  | { type: 'draft_changed'; draft: Draft }
  | { type: 'calculated'; calculated: CalculatedQuote }
  /** The server prices the same inputs anew; a saved quote stays saved, under its new price and deposit. */
  | ({ type: 'repriced' } & Omit<CalculatedQuote, 'request'> & Pick<SavedQuote, 'depositDue'>)
  | { type: 'quote_cleared' }
  | { type: 'saved'; saved: SavedQuote }
  | { type: 'customer_changed'; customer: Customer }
  | { type: 'resumed'; state: FlowState<Draft> }
  /** Another configuration stood in its place meanwhile; who it is for may have been said there. */
  | { type: 'taken_back'; to: FlowState<Draft> }

/** What an estimate may do to its flow: everything but touch the inputs. */
export type EstimateAction = Exclude<
  FlowAction<never>,
  { type: 'draft_changed' } | { type: 'resumed' } | { type: 'taken_back' }
>

/** What an estimate reads of its flow. */
export type EstimateState = Pick<FlowState<unknown>, 'saved' | 'reopened' | 'customer'>

export function emptyFlow<Draft>(draft: Draft): FlowState<Draft> {
  return {
    draft,
    calculated: null,
    saved: null,
    reopened: null,
    customer: { name: '', phone: '', address: '' },
  }
}

/** A flow as it was kept, with what the address hands over; a new one where nothing was kept. */
export function openFlow<Draft>(
  kept: FlowState<Draft> | null,
  initial: Draft,
  handOver: (draft: Draft) => Draft,
): FlowState<Draft> {
  if (!kept) return emptyFlow(initial)
  const draft = handOver(kept.draft)
  return draft === kept.draft ? kept : changeFlow(kept, { type: 'draft_changed', draft })
}

/**
 * Any change of input clears the price and the saved quote; who it is for stays, and so does the
 * number of a quote that was opened to be changed.
 */
export function changeFlow<Draft>(
  state: FlowState<Draft>,
  action: FlowAction<Draft>,
): FlowState<Draft> {
  switch (action.type) {
    case 'draft_changed':
      return { ...state, draft: action.draft, calculated: null, saved: null }
    case 'calculated':
      return { ...state, calculated: action.calculated, saved: null }
    case 'repriced': {
      const { calculated, saved } = state
      if (!calculated) return state
      const { quote, requestKey, calculatedAt, depositDue } = action
      return {
        ...state,
        calculated: { ...calculated, quote, requestKey, calculatedAt },
        // day and deposit that it was saved with went with its price
        saved: saved && { ...saved, validUntil: undefined, depositDue },
      }
    }
    case 'quote_cleared':
      return { ...state, calculated: null, saved: null }
    case 'saved':
      return { ...state, saved: action.saved, reopened: null }
    case 'customer_changed':
      return { ...state, customer: action.customer }
    case 'resumed':
      return action.state
    case 'taken_back':
      return { ...action.to, customer: state.customer }
  }
}
