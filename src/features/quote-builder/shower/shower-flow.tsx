'use client'

import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { lackOfShowers } from '@/domain/pricing/offered'
import { useCalculation } from '../estimate/use-calculation'
import { Notices } from '../fields/notices'
import { useJudgedFields } from '../fields/use-judged-fields'
import { useMeasuring } from '../fields/use-measuring'
import type { FlowProps } from '../flow/flow-props'
import { useSizesOnce } from '../flow/use-sizes-once'
import { MiniDrawing } from '../drawing/mini-drawing'
import { ConnectionLost } from '../frame/connection-lost'
import { FlowFrame, FlowHead } from '../frame/flow-frame'
import { StepHeading } from '../frame/step-heading'
import { Unpriced } from '../frame/unpriced'
import { useAreaWords } from '../frame/use-area'
import { usePricingTables } from '../data/use-pricing-tables'
import { storageKey } from '../state/stored-flow'
import { useFlowState } from '../state/use-flow-state'
import { FinishStep } from './finish-step'
import { HardwareStep } from './hardware-step'
import { PanelsStep } from './panels-step'
import { firstUnread } from './panels-alert'
import { panelFieldId } from './panel-fields'
import { emptyShower, handShowerSizes, showerDraftShape } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { includesInstallation, readPanel, showerRequest } from './shower-request'
import { panesOf } from './shower-panes'
import { ShowerEstimate } from './shower-estimate'
import { ShowerSheet } from './shower-sheet'
import { arePanelsReadable, reachableStep } from './shower-steps'
import { ThicknessStep } from './thickness-step'
import { useShowerPreview } from './use-shower-preview'
import { useShowerWords } from './use-shower-words'

/** The shower wizard: thickness, finish, panels, hardware, and the estimate. */
export function ShowerFlow({ serviceType, address, goTo, company }: FlowProps<'shower'>) {
  const t = useTranslations('quote.shower')
  const titleOf = useTranslations('serviceCatalogue.titles')
  const e = useTranslations('quote.errors')
  const tables = usePricingTables()
  const { state, dispatch, changeDraft } = useFlowState({
    key: storageKey(serviceType, null),
    shape: showerDraftShape,
    initial: emptyShower(address),
    handOver: (kept) => handShowerSizes(kept, address),
  })
  const { draft, calculated } = state
  useSizesOnce(draft, goTo)
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
  const lack =
    (tables && lackOfShowers(tables, serviceType)) ??
    (!built.ok && built.waitsFor === 'price' ? built.lack : null)
  const area = useAreaWords()
  const { busy, unreachable, calculate } = useCalculation((next) => {
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

  const title = titleOf(serviceType)
  const mini = <MiniDrawing panes={panesOf(draft)} />
  const isPriced = step === 'quote' && calculated !== null
  const number = (step === 'quote' ? 4 : step) as 1 | 2 | 3 | 4
  const place = {
    title,
    company,
    goTo,
    line: { steps: words.steps, current: isPriced ? 5 : number, onChange: goToStep },
  }

  if (isPriced) {
    return (
      <ShowerEstimate
        {...{ company, title, state, calculated, tables, draft, mini, dispatch }}
        glass={words.glass ?? ''}
        head={<FlowHead {...place} />}
        onBack={() => {
          dispatch({ type: 'quote_cleared' })
          goToStep(4)
        }}
      />
    )
  }

  function askPrice() {
    if (built.ok) void calculate(built.request)
  }

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
      notice: unreachable ? (
        <ConnectionLost title={e('calculation')} busy={busy} onRetry={askPrice} />
      ) : null,
      next: {
        label: t('next.calculate'),
        short: t('next.calculateShort'),
        onClick: askPrice,
        disabled: !built.ok,
        busy,
        arrow: false,
      },
    },
  }
  const isBad = (pane: number, field: 'width' | 'height') => {
    const panel = draft.panels[pane]
    return (
      panel !== undefined &&
      judged.has(panelFieldId(panel.id, field)) &&
      !readPanel(panel)[field].ok
    )
  }

  return (
    <FlowFrame
      {...place}
      sheetOnPhone={number === 3}
      heading={
        <StepHeading
          step={String(number)}
          title={t(`questions.${number}.title`)}
          lead={t(`questions.${number}.lead`)}
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
      mini={mini}
      preview={preview}
      caption={t(preview.kind === 'figure' ? 'bar.preview' : 'bar.waiting')}
      typing={focused !== null}
      actions={actions[number]}
    >
      {number === 1 ? (
        <ThicknessStep
          thicknessMm={draft.thicknessMm}
          tables={tables}
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
      <Unpriced lack={lack} tables={tables} company={company} />
      {number >= 3 ? <Notices request={built.ok ? built.request : null} tables={tables} /> : null}
      {number === 4 ? (
        <HardwareStep
          tables={tables}
          chosen={draft.hardware}
          areaSqFt={quote?.totalAreaSqFt ?? null}
          included={includesInstallation(built, tables)}
          onChange={(hardware) => changeDraft({ ...draft, hardware })}
        />
      ) : null}
    </FlowFrame>
  )
}
