import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { FocusedField, PaneField } from '@/drawings/to-scale/pane-field'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import type { QuoteRequest } from '@/domain/pricing/types'
import type { BuilderCompany } from '../company'
import type { Settling } from '@/builder/verdicts/use-settling'
import { useSettlingTitle } from '@/builder/verdicts/use-settling-title'
import { VerdictList } from '@/builder/verdicts/verdict-list'
import type { EstimateAction } from '../draft/flow-state'
import { PriceMoved } from '../estimate/price-moved'
import { ConnectionLost } from '../page/connection-lost'
import { FlowSheet } from '../preview/flow-sheet'
import type { Preview, SheetCell } from '../preview/preview-sheet'
import { FlowFrame, FlowHead } from './flow-frame'
import type { StepActionsProps } from './step-actions'
import { StepHeading } from './step-heading'
import { Unpriced } from './unpriced'
import type { Wizard } from './use-wizard'
import { WizardEstimate } from './wizard-estimate'

/** One step of a flow, as data. */
export type Step = {
  /** In the line of steps; `choice` is what was chosen there. */
  label: string
  choice?: string | undefined
  title: string
  lead: string
  /** On a phone its body says the lead, and the drawing comes sooner. */
  saysLead?: boolean
  /** The way back to the step before. */
  back?: string
  next: { label: string; short?: string; disabled?: boolean }
  /** Takes the place of going on to the next step. */
  leave?: () => void
  /** Leaving it asks the server for the price. */
  asksPrice?: boolean
  /** Stands in place of the estimate, for what is priced by mail. */
  byMail?: boolean
  sheetOnPhone?: boolean
  /** Above the drawing where that stands in the same column. */
  intro?: ReactNode
  body?: ReactNode
  /** What is said below the body: why there is no price, and what there is to know of the glass. */
  remarks?: readonly ('unpriced' | 'notices')[]
  /** Its heading counts what there is to be settled. */
  counts?: boolean
  /** Its body says what blocks a panel where that is sized. */
  holdsBlocks?: boolean
  /** What comes below the remarks. */
  below?: ReactNode
}

/** How the work is drawn: beside the steps, on the estimate, and compared there. */
type Scene = {
  isEstimate?: boolean
  /** The inputs to draw, where they are not the flow's own. */
  of?: QuoteRequest
  /** Px; as tall as its part of the sheet where nothing is said. */
  tallest?: number
  focused?: FocusedField
  isBad?: (pane: number, field: PaneField) => boolean
  onScale?: (scale: DrawingScale | null) => void
  settling?: Settling
}

export type WizardViewProps = {
  wizard: Wizard
  company: BuilderCompany
  title: string
  steps: readonly Step[]
  drawing: (scene: Scene) => ReactNode
  isBad: (pane: number, field: PaneField) => boolean
  mini: ReactNode
  preview: Preview
  caption: string
  sheet: { note: ReactNode; cells: readonly SheetCell[] }
  estimate: {
    glass: string
    note?: string
    size?: string | null
    /** What a shower has of hardware, in words. */
    hardware?: string
    back: string
  }
}

/** The step of a flow that one stands at, or its estimate. */
export function WizardView(props: WizardViewProps) {
  const { wizard, company, title, steps, drawing, isBad, mini, preview, sheet } = props
  const { goTo, goToStep, state, busy, focused, tables, lack, settling } = wizard
  const priced = steps.filter(({ byMail }) => !byMail)
  const last = priced.length
  const isPriced = wizard.step === 'quote' && state.calculated !== null
  const at = wizard.step === 'quote' ? steps.length : wizard.step
  const step = steps[at - 1]
  const v = useTranslations('quote.verdicts')
  const heading = useSettlingTitle(step?.counts ? settling.shown : [], step?.title ?? '')
  const current = isPriced ? last + 1 : at
  const shown = isPriced ? priced : steps
  const line = shown.length > 1 ? { line: { steps: shown, current, onChange: goToStep } } : {}
  const place = { title, company, goTo, ...line }
  const toLast = () => {
    wizard.dispatch({ type: 'quote_cleared' })
    goToStep(last)
  }

  const moved = preview.kind === 'figure' ? preview.moved : null
  const news = moved && <PriceMoved {...moved} onTake={moved.take} />

  if (isPriced) {
    // an estimate at old prices says so itself
    const isToday = state.calculated?.quote.totalCost === moved?.after.totalCost
    return (
      <WizardEstimate
        {...props}
        wizard={{ ...wizard, dispatch: (action) => tellOnce(action) }}
        head={
          <>
            <FlowHead {...place} />
            {isToday && !state.saved ? <div className="mt-4">{news}</div> : null}
          </>
        }
        onBack={toLast}
      />
    )
  }
  if (!step) return null
  const { remarks = ['unpriced'] } = step
  return (
    <FlowFrame
      {...place}
      sheetOnPhone={step.sheetOnPhone ?? false}
      intro={step.intro}
      heading={
        <StepHeading
          step={`${title} ${at}`}
          title={heading}
          lead={step.lead}
          isLeadBelow={step.saysLead ?? false}
        />
      }
      sheet={
        <FlowSheet
          {...sheet}
          preview={preview}
          drawing={(onScale) => drawing({ focused, isBad, onScale, settling })}
        />
      }
      mini={mini}
      preview={preview}
      caption={props.caption}
      condition={
        remarks.includes('notices') && needsApproval(settling.shown) ? v('approvalInBar') : null
      }
      typing={focused !== null}
      actions={actionsOf(step)}
    >
      {news ? <div className="mb-6">{news}</div> : null}
      {step.body}
      {remarks.includes('unpriced') ? <Unpriced {...{ lack, tables, company }} /> : null}
      {remarks.includes('notices') ? (
        <VerdictList settling={settling} blocksElsewhere={step.holdsBlocks ?? false} />
      ) : null}
      {step.below}
    </FlowFrame>
  )

  /** Whoever takes today's price for the estimate was told of it for the running figure, too. */
  function tellOnce(action: EstimateAction) {
    if (action.type === 'repriced') moved?.take()
    wizard.dispatch(action)
  }

  function actionsOf({ back, next, leave, asksPrice }: Step): StepActionsProps {
    const goOn = leave ?? (asksPrice ? wizard.askPrice : () => goToStep(at + 1))
    return {
      ...(back ? { back: { label: back, onClick: () => goToStep(at - 1) } } : {}),
      notice:
        asksPrice && wizard.unreachable ? <PriceNotReached busy={busy} onRetry={goOn} /> : null,
      next: { ...next, onClick: goOn, ...(asksPrice ? { busy, arrow: false } : {}) },
    }
  }
}

const needsApproval = (shown: Settling['shown']) => shown.some(({ level }) => level === 'approval')

function PriceNotReached(props: { busy: boolean; onRetry: () => void }) {
  const e = useTranslations('quote.errors')
  return <ConnectionLost title={e('calculation')} {...props} />
}
