'use client'

import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { lackOfReplacements } from '@/domain/pricing/offered'
import { notifyError } from '@/ui/toast'
import { usePricingTables } from '../data/use-pricing-tables'
import { MiniDrawing } from '../drawing/mini-drawing'
import type { PaneField } from '../drawing/shower-layout'
import { useCalculation } from '../estimate/use-calculation'
import { Notices } from '../fields/notices'
import { sizeFieldId } from '../fields/size-fields'
import { useJudgedFields } from '../fields/use-judged-fields'
import { useMeasuring } from '../fields/use-measuring'
import type { FlowProps } from '../flow/flow-props'
import { useSizesOnce } from '../flow/use-sizes-once'
import { ConnectionLost } from '../frame/connection-lost'
import { FlowFrame, FlowHead } from '../frame/flow-frame'
import { PaneSheet } from '../frame/pane-sheet'
import { StepHeading } from '../frame/step-heading'
import { Unpriced } from '../frame/unpriced'
import { useAreaWords } from '../frame/use-area'
import { useRunningPreview } from '../frame/use-running-preview'
import { storageKey } from '../state/stored-flow'
import { useFlowState } from '../state/use-flow-state'
import { CategoryStep } from './category-step'
import { CustomThicknessCard } from './custom-thickness-card'
import {
  chooseCategory,
  emptyReplacement,
  handReplacementSizes,
  paneOf,
  reachableReplacementStep,
  readSizes,
  replacementDraftShape,
} from './replacement-draft'
import type { ChosenThickness } from './replacement-draft'
import { ReplacementEstimate } from './replacement-estimate'
import { replacementRequest } from './replacement-request'
import { ReplacementThicknessStep } from './replacement-thickness-step'
import { SizeStep } from './size-step'
import { useReplacementWords } from './use-replacement-words'
import { useThicknessNotice } from './use-thickness-notice'

/** The replacement wizard: category, thickness, size, and the estimate. */
export function ReplacementFlow({ serviceType, address, goTo, company }: FlowProps<'replacement'>) {
  const t = useTranslations('quote.replacement')
  const titleOf = useTranslations('serviceCatalogue.titles')
  const e = useTranslations('quote.errors')
  const p = useTranslations('quote.preview')
  const lacking = useTranslations('quote.unpriced.lack')
  const tables = usePricingTables()
  const { state, dispatch, changeDraft } = useFlowState({
    key: storageKey(serviceType, null),
    shape: replacementDraftShape,
    initial: emptyReplacement(address),
    handOver: (kept) => handReplacementSizes(kept, address),
  })
  const { draft, calculated } = state
  useSizesOnce(draft, goTo)
  const step = reachableReplacementStep(address.step, draft, calculated !== null)
  const judged = useJudgedFields()
  const { focused, measuring, focusField } = useMeasuring()
  const [showAlert, setShowAlert] = useState(false)
  const goToStep = (next: number | 'quote') => {
    focusField(null)
    goTo({ serviceType, step: next })
  }
  const built = useMemo(
    () => replacementRequest(draft, tables, serviceType),
    [draft, tables, serviceType],
  )
  const words = useReplacementWords(draft)
  const area = useAreaWords()
  const { busy, unreachable, calculate } = useCalculation((next) => {
    dispatch({ type: 'calculated', calculated: next })
    goToStep('quote')
  })
  const noteThickness = useThicknessNotice(tables)
  const byMail = draft.thickness === 'other'
  const lack =
    (tables && lackOfReplacements(tables)) ??
    (!built.ok && built.waitsFor === 'price' ? built.lack : null)
  const readings = readSizes(draft)
  const unread = !readings.width.ok ? 'width' : !readings.height.ok ? 'height' : null
  const { preview, quote } = useRunningPreview({
    request: built.ok ? built.request : null,
    tables,
    note: t('preview.note'),
    waiting: byMail
      ? { title: t('preview.mail'), note: t('preview.mailNote') }
      : {
          title: lack ? p('noPrice') : t('preview.waiting'),
          note: lack
            ? lacking(lack)
            : t(`preview.${built.ok || built.waitsFor === 'price' ? 'choices' : built.waitsFor}`),
        },
  })

  function chooseThickness(thickness: ChosenThickness) {
    if (thickness !== draft.thickness) changeDraft({ ...draft, thickness })
    noteThickness(draft.category, thickness)
    goToStep(3)
  }

  function leaveSizes() {
    if (unread) {
      judged.add(sizeFieldId('width'), sizeFieldId('height'))
      setShowAlert(true)
      notifyError({ title: e('dimensions.title'), text: e('dimensions.text') })
      document.getElementById(sizeFieldId(unread))?.focus()
      return
    }
    if (byMail) return goToStep('quote')
    if (!built.ok && built.waitsFor === 'price' && built.lack === 'glassType') {
      return notifyError({ title: e('glassType.title'), text: e('glassType.text') })
    }
    if (built.ok) void calculate(built.request)
  }

  const number = step === 'quote' ? 4 : step
  const at = number as 1 | 2 | 3 | 4
  const title = titleOf(serviceType)
  const place = {
    title,
    company,
    goTo,
    line: { steps: words.steps, current: at, onChange: goToStep },
  }
  const pane = paneOf(draft)
  const mini = <MiniDrawing panes={[pane]} />
  const toDimensions = () => {
    dispatch({ type: 'quote_cleared' })
    goToStep(3)
  }

  if (step === 'quote' && calculated && !byMail) {
    return (
      <ReplacementEstimate
        {...{ company, title, state, calculated, tables, words, pane, mini, dispatch }}
        head={<FlowHead {...place} />}
        onBack={toDimensions}
      />
    )
  }

  const actions = {
    1: {
      next: { label: t('next.thickness'), onClick: () => goToStep(2), disabled: !draft.category },
    },
    2: {
      back: { label: t('back.category'), onClick: () => goToStep(1) },
      next: {
        label: t('next.size'),
        onClick: () => goToStep(3),
        disabled: draft.thickness === null,
      },
    },
    3: {
      back: { label: t('back.thickness'), onClick: () => goToStep(2) },
      notice: unreachable ? (
        <ConnectionLost title={e('calculation')} busy={busy} onRetry={leaveSizes} />
      ) : null,
      next: byMail
        ? { label: t('next.mail'), onClick: leaveSizes }
        : {
            label: t('next.calculate'),
            short: t('next.calculateShort'),
            onClick: leaveSizes,
            disabled: draft.width.trim() === '' || draft.height.trim() === '' || tables === null,
            busy,
            arrow: false,
          },
    },
    4: {
      back: { label: t('back.dimensions'), onClick: toDimensions },
      next: { label: t('next.other'), onClick: () => goToStep(2), short: t('next.otherShort') },
    },
  }
  const isJudged = (field: PaneField) => judged.has(sizeFieldId(field))
  const orDash = (value: string | null) => ({ value: value ?? '–', muted: !value })

  return (
    <FlowFrame
      {...place}
      sheetOnPhone={at === 3}
      heading={
        <StepHeading
          step={`${serviceType} ${at}`}
          title={t(`questions.${at}.title`)}
          lead={t(`questions.${at}.lead`)}
        />
      }
      sheet={
        <PaneSheet
          pane={pane}
          focused={focused}
          isBad={(field) => isJudged(field) && !readings[field].ok}
          preview={preview}
          cells={[
            { label: t('cells.glass'), ...orDash(words.glass) },
            { label: t('cells.thickness'), ...orDash(words.thickness) },
            { label: t('cells.area'), ...orDash(quote && area.both(quote.totalAreaSqFt)) },
          ]}
        />
      }
      mini={mini}
      preview={preview}
      caption={t(preview.kind === 'figure' ? 'bar.preview' : byMail ? 'bar.mail' : 'bar.waiting')}
      typing={focused !== null}
      actions={actions[at]}
    >
      {at === 1 ? (
        <CategoryStep
          category={draft.category}
          onChoose={(category) => {
            const next = chooseCategory(draft, category)
            if (next !== draft) changeDraft(next)
            goToStep(2)
          }}
        />
      ) : null}
      {at === 2 && draft.category ? (
        <ReplacementThicknessStep
          category={draft.category}
          thickness={draft.thickness}
          tables={tables}
          onChoose={chooseThickness}
        />
      ) : null}
      {at === 3 ? (
        <SizeStep
          draft={draft}
          readings={readings}
          alert={showAlert ? unread : null}
          isStandardPrice={built.ok && built.resolved.kind === 'standard'}
          isJudged={isJudged}
          measuring={measuring?.field ?? null}
          onType={(next) => {
            changeDraft(next)
            const after = readSizes(next)
            if (after.width.ok && after.height.ok) setShowAlert(false)
          }}
          onFocus={(field) => focusField(field && { pane: 0, field })}
          onJudge={(field) => judged.add(sizeFieldId(field))}
        />
      ) : null}
      {byMail ? null : <Unpriced lack={lack} tables={tables} company={company} />}
      {at === 3 ? <Notices request={built.ok ? built.request : null} tables={tables} /> : null}
      {byMail && at >= 3 ? <CustomThicknessCard company={company} /> : null}
    </FlowFrame>
  )
}
