import type { ReactNode } from 'react'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { BuilderBar } from '../page/builder-bar'
import { PhoneBar } from '../page/phone-bar'
import type { Preview } from '../preview/preview-sheet'
import { DoneLine, DoneSteps } from './done-steps'
import { BarAction, StepActions } from './step-actions'
import type { StepActionsProps } from './step-actions'
import { StepLine } from './step-line'
import type { StepLineProps } from './step-line'
import { WizardLayout } from './wizard-layout'

type HeadProps = {
  title: string
  company: BuilderCompany
  goTo: GoTo
  /** A form of one page has no steps. */
  line?: StepLineProps
}

/** The bar, and the steps where there are some: above every step and above the estimate. */
export function FlowHead({ title, company, goTo, line }: HeadProps) {
  const done = line && line.current > line.steps.length ? line : null
  return (
    <>
      <BuilderBar title={title} company={company} goTo={goTo}>
        {done ? <DoneSteps {...done} /> : null}
      </BuilderBar>
      {done ? <DoneLine {...done} /> : line ? <StepLine {...line} /> : null}
    </>
  )
}

type Props = HeadProps & {
  heading: ReactNode
  intro?: ReactNode
  sheet: ReactNode
  sheetOnPhone: boolean
  mini: ReactNode
  preview: Preview
  /** What stands over the figure in the phone's bar. */
  caption: string
  /** Below the figure in the phone's bar: what it is only with; else what came into it by itself stands there. */
  condition: string | null
  /** Whether a field of figures has the focus. */
  typing: boolean
  actions: StepActionsProps
  children: ReactNode
}

/** What the steps of every flow share: the question, the drawing beside it, the figure, the way on. */
export function FlowFrame(props: Props) {
  const { title, company, goTo, line, heading, sheet, sheetOnPhone, preview, actions } = props
  const isPaused = preview.kind === 'paused'
  const why = isPaused ? preview.why : null
  const range = preview.kind === 'range' ? preview.figure : null
  const price =
    preview.kind === 'figure' ? preview.total : isPaused ? (preview.cured?.total ?? null) : null
  const figure = price ?? range
  const came = preview.kind === 'figure' ? (preview.with ?? null) : null
  return (
    <div className="page pb-14 lg:pb-24">
      <FlowHead title={title} company={company} goTo={goTo} {...(line ? { line } : {})} />
      <WizardLayout heading={heading} intro={props.intro} sheet={sheet} sheetOnPhone={sheetOnPhone}>
        {props.children}
        <StepActions {...actions} />
      </WizardLayout>
      <PhoneBar
        company={company}
        mini={props.mini}
        caption={isPaused ? preview.why : props.caption}
        isBad={isPaused}
        figure={figure ?? (preview.kind === 'waiting' ? preview.title : (why ?? ''))}
        condition={isPaused ? (preview.cured?.with ?? null) : price && (props.condition ?? came)}
        waiting={figure === null}
        isRange={range !== null}
        typing={props.typing}
        hasSheet
        action={<BarAction next={actions.next} />}
      />
    </div>
  )
}
