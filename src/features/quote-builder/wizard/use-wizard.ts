'use client'

import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { useSettling } from '@/builder/verdicts/use-settling'
import { keptOpening } from '@/client/opening/kept-opening'
import { sizesOf } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { Lack } from '@/domain/pricing/offered'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import type { PricedService } from '@/domain/services-catalogue/services'
import type { BuilderAddress, BuilderStep } from '../address/builder-address'
import type { GoTo } from '../address/use-builder-address'
import { useHandedInputs } from '../address/use-handed-inputs'
import { useSizesOnce } from '../address/use-sizes-once'
import type { CalculatedQuote, EstimateAction, EstimateState } from '../draft/flow-state'
import { storageKey } from '../draft/stored-flow'
import { useFlowState } from '../draft/use-flow-state'
import { useOpeningOfDraft } from '../draft/use-opening-of-draft'
import { fetchEstimateView } from '../estimate/lazy-estimate-view'
import { useCalculation } from '../estimate/use-calculation'
import { useMeasuring } from '@/builder/fields/use-measuring'
import { useFreshTables } from '@/builder/tables/use-pricing-tables'

/** What a link hands over, as it was typed or chosen there; null where it says nothing. */
type Handed = Pick<BuilderAddress, 'width' | 'height' | 'thickness' | 'finish'>

/** The inputs of a price, or what they still wait for. */
export type BuiltRequest =
  { ok: true; request: QuoteRequest } | { ok: false; waitsFor: string; lack?: Lack }

type Service = { serviceType: PricedService; product: CommercialProduct | null }

/** What a flow asks, as data: its draft, and what becomes of it. */
export type FlowRules<Draft, Built extends BuiltRequest> = {
  shape: z.ZodMiniType<Draft>
  empty: (handed: Handed) => Draft
  /** Puts what a link says into a draft that was kept; the same draft where they agree. */
  handOver: (kept: Draft, handed: Handed) => Draft
  /** What the draft’s glass fills, for the other pages; null while its sizes cannot be read. */
  openingOf: (draft: Draft) => Opening | null
  /** The draft with the sizes of another opening, in inches; the same draft where it is more than they say. */
  follow: (draft: Draft, sizes: { width: string; height: string }) => Draft
  /** What the work asks for by itself once a choice or another opening changed it. */
  settle?: (
    before: Draft,
    next: Draft,
    shop: { tables: PricingTables | null; serviceType: PricedService },
  ) => Draft
  /** Fills in what the form starts with, once it is known what there is. */
  complete?: (draft: Draft, tables: PricingTables, service: Service) => Draft
  build: (draft: Draft, tables: PricingTables | null, service: Service) => Built
  /** The draft that stands for changed inputs: what a rule's cure makes of the one there is. */
  draftOf: (inputs: QuoteRequest, draft: Draft, tables: PricingTables) => Draft
  /** The place that the address asks for, or the nearest before it whose choices are made. */
  reach: (
    wanted: BuilderStep,
    draft: Draft,
    isCalculated: boolean,
    tables: PricingTables | null,
  ) => BuilderStep
  /** What keeps everything that the flow offers from having a price; null when something has one. */
  lackOf: (tables: PricingTables, serviceType: PricedService) => Lack | null
}

type Place = {
  serviceType: PricedService
  product?: CommercialProduct | null
  address: BuilderAddress
  goTo: GoTo
}

/** One flow at work: its draft, where it stands, and the price it comes to. */
export function useWizard<Draft, Built extends BuiltRequest>(
  rules: FlowRules<Draft, Built>,
  { serviceType, product = null, address, goTo }: Place,
) {
  const { tables, renew } = useFreshTables()
  const { state, dispatch, changeDraft } = useFlowState({
    key: storageKey(serviceType, product),
    shape: rules.shape,
    initial: rules.empty(address),
    start: () => startOf(rules, address),
    handOver: (kept) => rules.handOver(kept, address),
  })
  useSizesOnce(state.draft, goTo)
  const { complete, build, settle = (_, next) => next } = rules
  const changeWhole = (next: Draft) =>
    changeDraft(settle(state.draft, next, { tables, serviceType }))
  useOpeningOfDraft(rules, state.draft, changeWhole, isHanded(address))
  const draft = useMemo(
    () =>
      complete && tables ? complete(state.draft, tables, { serviceType, product }) : state.draft,
    [complete, state.draft, tables, serviceType, product],
  )
  const built = useMemo(
    () => build(draft, tables, { serviceType, product }),
    [build, draft, tables, serviceType, product],
  )
  useHandedInputs({
    ...{ inputs: address.inputs, serviceType, tables },
    take: (inputs, known) => changeDraft(rules.draftOf(inputs, draft, known)),
  })
  const { focused, measuring, focusField } = useMeasuring()
  const goToStep = (step: BuilderStep) => {
    focusField(null)
    goTo({ serviceType, product, step })
  }
  const { busy, unreachable, calculate } = useCalculation((calculated) => {
    const running = tables && priceWithinRules(calculated.request, tables)
    // the running figure was made from prices that no longer hold
    if (running?.ok && running.quote.totalCost !== calculated.quote.totalCost) renew()
    dispatch({ type: 'calculated', calculated })
    goToStep('quote')
  })
  const request = built.ok ? built.request : null
  const draftOf = (inputs: QuoteRequest) => (tables ? rules.draftOf(inputs, draft, tables) : draft)
  const settling = useSettling({
    ...{ request, tables },
    typing: focused && `${focused.pane} ${focused.field}`,
    onFix: (inputs) => tables && changeDraft(rules.draftOf(inputs, draft, tables)),
  })
  return {
    ...{ settling, serviceType, tables, state, dispatch, draft, changeDraft, built, request },
    ...{ focused, measuring, focusField, goTo, goToStep, busy, unreachable },
    step: rules.reach(address.step, draft, state.calculated !== null, tables),
    lack: (tables && rules.lackOf(tables, serviceType)) ?? (built.ok ? null : (built.lack ?? null)),
    /** The draft as it is for other inputs of the same work. */
    draftOf,
    /** Puts another priced configuration in the place of the one there is; what comes back undoes it. */
    takeOver(calculated: CalculatedQuote) {
      changeDraft(draftOf(calculated.request))
      dispatch({ type: 'calculated', calculated })
      return () => dispatch({ type: 'taken_back', to: state })
    },
    /** Takes a choice into the draft, unless it is what was chosen, and goes on. */
    choose(next: number, choice: Partial<Draft>) {
      const isNew = Object.entries(choice).some(
        ([key, value]) => draft[key as keyof Draft] !== value,
      )
      if (isNew) changeWhole({ ...draft, ...choice })
      goToStep(next)
    },
    askPrice: () => {
      if (!request) return
      settling.pastBlocks(() => {
        fetchEstimateView()
        void calculate(request)
      })
    },
  }
}

/** A new draft: with what the link says, else with the opening that the visitor brought along. */
function startOf<Draft, Built extends BuiltRequest>(
  { empty, follow }: FlowRules<Draft, Built>,
  address: BuilderAddress,
): Draft {
  const opening = keptOpening()
  const draft = empty(address)
  return opening === null || isHanded(address) ? draft : follow(draft, sizesOf(opening))
}

function isHanded({ width, height }: BuilderAddress): boolean {
  return width !== null || height !== null
}

/** What the view of a wizard reads of it, whatever its draft. */
export type Wizard = Pick<
  ReturnType<typeof useWizard<unknown, BuiltRequest>>,
  | 'tables'
  | 'request'
  | 'lack'
  | 'focused'
  | 'goTo'
  | 'goToStep'
  | 'busy'
  | 'unreachable'
  | 'step'
  | 'askPrice'
  | 'takeOver'
  | 'settling'
> & {
  state: EstimateState & { calculated: CalculatedQuote | null }
  dispatch: (action: EstimateAction) => void
}
