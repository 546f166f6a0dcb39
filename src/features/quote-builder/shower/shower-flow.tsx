'use client'

import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { isInstallationIncluded } from '@/domain/pricing/choose-rows'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { EstimateView } from '../estimate/lazy-estimate-view'
import { useCalculation } from '../estimate/use-calculation'
import { useJudgedFields } from '../fields/use-judged-fields'
import { useMeasuring } from '../fields/use-measuring'
import type { FlowProps } from '../flow/flow-props'
import { BuilderBar } from '../frame/builder-bar'
import { MiniDrawing } from '../drawing/mini-drawing'
import { PhoneBar } from '../frame/phone-bar'
import { BarAction, StepActions } from '../frame/step-actions'
import { StepHeading } from '../frame/step-heading'
import { StepLine } from '../frame/step-line'
import { useAreaWords } from '../frame/use-area'
import { WizardLayout } from '../frame/wizard-layout'
import { usePricingTables } from '../data/use-pricing-tables'
import { storageKey } from '../state/stored-flow'
import { useFlowState } from '../state/use-flow-state'
import { FinishStep } from './finish-step'
import { HardwareStep } from './hardware-step'
import { PanelsStep } from './panels-step'
import { firstUnread } from './panels-alert'
import { panelFieldId } from './panel-fields'
import { emptyShower, showerDraftShape } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { readPanel, showerRequest } from './shower-request'
import { panesOf } from './shower-panes'
import { ShowerFigure } from './shower-figure'
import { ShowerSheet } from './shower-sheet'
import { useShowerEstimate } from './use-shower-estimate'
import { arePanelsReadable, reachableStep } from './shower-steps'
import { ThicknessStep } from './thickness-step'
import { useShowerPreview } from './use-shower-preview'
import { useShowerWords } from './use-shower-words'

/** The shower wizard: thickness, finish, panels, hardware, and the estimate. */
export function ShowerFlow({ serviceType, address, goTo, company }: FlowProps) {
  const t = useTranslations('quote.shower')
  const tables = usePricingTables()
  const { state, dispatch, changeDraft } = useFlowState({
    key: storageKey(serviceType, null),
    shape: showerDraftShape,
    initial: emptyShower(address),
  })
  const { draft, calculated } = state
  const step = reachableStep(address.step, draft, calculated !== null)

  const judged = useJudgedFields()
  const { focused, measuring, focusField } = useMeasuring()
  const goToStep = (next: number | 'quote') => {
    focusField(null)
    goTo({ serviceType, step: next })
  }
  const [showAlert, setShowAlert] = useState(false)
  const built = useMemo(
    () => showerRequest(draft, tables, serviceType),
    [draft, tables, serviceType],
  )
  const { preview, quote } = useShowerPreview(built, tables, draft.hardware.length > 0)
  const words = useShowerWords(draft, tables)
  const area = useAreaWords()
  const { busy, calculate } = useCalculation((next) => {
    dispatch({ type: 'calculated', calculated: next })
    goToStep('quote')
  })

  function changePanels(next: ShowerDraft) {
    changeDraft(next)
    if (arePanelsReadable(next)) setShowAlert(false)
  }

  function leavePanels() {
    const unread = firstUnread(draft.panels.map(readPanel))
    if (!unread) return goToStep(4)
    judged.add(
      ...draft.panels.flatMap(({ id }) => [panelFieldId(id, 'width'), panelFieldId(id, 'height')]),
    )
    setShowAlert(true)
    document.getElementById(panelFieldId(unread.panel, unread.field))?.focus()
  }

  const included =
    built.ok &&
    (tables?.glassTypes.some(
      (type) =>
        type.id === built.request.glassTypeId && isInstallationIncluded(built.request, type),
    ) ??
      false)

  const actions = {
    1: {
      next: {
        label: t('next.finish'),
        onClick: () => goToStep(2),
        disabled: draft.thicknessMm === null,
      },
    },
    2: {
      back: { label: t('back.thickness'), onClick: () => goToStep(1) },
      next: {
        label: t('next.panels'),
        onClick: () => goToStep(3),
        disabled: draft.finishKey === null,
      },
    },
    3: {
      back: { label: t('back.finish'), onClick: () => goToStep(2) },
      next: { label: t('next.hardware'), onClick: leavePanels },
    },
    4: {
      back: { label: t('back.panels'), onClick: () => goToStep(3) },
      next: {
        label: t('next.calculate'),
        short: t('next.calculateShort'),
        onClick: () => {
          if (built.ok) void calculate(built.request)
        },
        disabled: !built.ok,
        busy,
        arrow: false,
      },
    },
  }
  const title = t(serviceType === 'new_shower_installation' ? 'titleNew' : 'title')
  const estimate = useShowerEstimate(calculated, tables, title)
  const mini = <MiniDrawing panes={panesOf(draft)} />
  const bar = <BuilderBar title={title} company={company} goTo={goTo} />

  if (step === 'quote' && calculated && estimate) {
    return (
      <EstimateView
        company={company}
        state={state}
        calculated={calculated}
        dispatch={dispatch}
        words={estimate}
        fold={tables?.settings.foldMarginIntoLines ?? false}
        head={
          <>
            {bar}
            <StepLine steps={words.steps} current={5} onChange={goToStep} />
          </>
        }
        drawing={<ShowerFigure draft={draft} />}
        sheet={
          <EstimateSheet
            drawing={(reportScale) => <ShowerFigure draft={draft} onScale={reportScale} />}
            glass={words.glass ?? ''}
          />
        }
        mini={mini}
        back={{
          label: t('back.hardware'),
          onClick: () => {
            dispatch({ type: 'quote_cleared' })
            goToStep(4)
          },
        }}
      />
    )
  }

  const number = step === 'quote' ? 4 : step
  const action = actions[number as 1 | 2 | 3 | 4]
  const isBad = (pane: number, field: 'width' | 'height') => {
    const panel = draft.panels[pane]
    return (
      panel !== undefined &&
      judged.has(panelFieldId(panel.id, field)) &&
      !readPanel(panel)[field].ok
    )
  }

  return (
    <div className="page pb-14 lg:pb-24">
      {bar}
      <StepLine steps={words.steps} current={number} onChange={goToStep} />
      <WizardLayout
        sheetOnPhone={number === 3}
        heading={
          <StepHeading
            step={String(number)}
            title={t(`questions.${number as 1 | 2 | 3 | 4}.title`)}
            lead={t(`questions.${number as 1 | 2 | 3 | 4}.lead`)}
          />
        }
        sheet={
          <ShowerSheet
            draft={draft}
            focused={focused}
            isBad={isBad}
            preview={preview}
            cells={[
              { label: t('cells.glass'), value: words.glass ?? '–' },
              { label: t('cells.finish'), value: words.finish ?? '–' },
              {
                label: t('cells.area'),
                value: quote
                  ? area.both(quote.totalAreaSqFt)
                  : preview.kind === 'waiting'
                    ? preview.title
                    : '–',
                muted: !quote,
              },
            ]}
          />
        }
      >
        {number === 1 ? (
          <ThicknessStep
            thicknessMm={draft.thicknessMm}
            onChoose={(thicknessMm) => {
              if (thicknessMm !== draft.thicknessMm) changeDraft({ ...draft, thicknessMm })
              goToStep(2)
            }}
          />
        ) : null}
        {number === 2 ? (
          <FinishStep
            finishKey={draft.finishKey}
            tables={tables}
            company={company}
            onChoose={(finishKey) => {
              if (finishKey !== draft.finishKey) changeDraft({ ...draft, finishKey })
              goToStep(3)
            }}
          />
        ) : null}
        {number === 3 ? (
          <PanelsStep
            draft={draft}
            onChange={changePanels}
            company={company}
            judged={judged}
            measuring={measuring}
            onFocusField={focusField}
            showAlert={showAlert}
          />
        ) : null}
        {number === 4 ? (
          <HardwareStep
            tables={tables}
            chosen={draft.hardware}
            areaSqFt={quote?.totalAreaSqFt ?? null}
            included={included}
            onChange={(hardware) => changeDraft({ ...draft, hardware })}
          />
        ) : null}
        <StepActions {...action} />
      </WizardLayout>
      <PhoneBar
        company={company}
        mini={mini}
        caption={t(preview.kind === 'figure' ? 'bar.preview' : 'bar.waiting')}
        figure={preview.kind === 'figure' ? preview.total : preview.title}
        waiting={preview.kind === 'waiting'}
        typing={focused !== null}
        action={<BarAction next={action.next} />}
      />
    </div>
  )
}
