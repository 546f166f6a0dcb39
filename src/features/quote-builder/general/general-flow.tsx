'use client'

import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { lackOfGeneral } from '@/domain/pricing/offered'
import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import type { GlassCategory } from '@/domain/pricing/types'
import { usualGlass } from '@/domain/services-catalogue/usual-glass'
import { notifyError } from '@/ui/toast'
import { usePricingTables } from '../data/use-pricing-tables'
import { MiniDrawing } from '../drawing/mini-drawing'
import { useCalculation } from '../estimate/use-calculation'
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
import {
  emptyGeneral,
  generalDraftShape,
  generalPane,
  generalRequest,
  handGeneralSizes,
  missingFields,
  readFeetSizes,
  withDefaults,
} from './general-draft'
import { GeneralEstimate } from './general-estimate'
import { generalFieldId } from './general-fields'
import { GlassFields } from './glass-fields'
import { HardwareFieldset } from './hardware-fieldset'
import { inFeet } from './in-feet'
import { MissingAlert } from './missing-alert'
import { SiteFields } from './site-fields'
import { SizeFieldset } from './size-fieldset'

type Props = FlowProps<'general'> & {
  product: CommercialProduct | null
  glassCategories: readonly GlassCategory[] | null
}

/** The general configuration form, for everything that is priced by its area. */
export function GeneralFlow(props: Props) {
  const { serviceType, product, glassCategories, address, goTo, company } = props
  const t = useTranslations('quote.general')
  const catalogue = useTranslations('serviceCatalogue')
  const e = useTranslations('quote.errors')
  const p = useTranslations('quote.preview')
  const lacking = useTranslations('quote.unpriced.lack')
  const tables = usePricingTables()
  const { state, dispatch, changeDraft } = useFlowState({
    key: storageKey(serviceType, product),
    shape: generalDraftShape,
    initial: handGeneralSizes(emptyGeneral(), address),
    handOver: (kept) => handGeneralSizes(kept, address),
  })
  const { calculated } = state
  useSizesOnce(state.draft, goTo)
  const draft = useMemo(
    () => (tables ? withDefaults(state.draft, tables) : state.draft),
    [state.draft, tables],
  )
  const lack = tables && lackOfGeneral(tables, glassCategories)
  const judged = useJudgedFields()
  const { focused, focusField } = useMeasuring()
  const place = { serviceType, product }
  const { busy, unreachable, calculate } = useCalculation((next) => {
    dispatch({ type: 'calculated', calculated: next })
    goTo({ ...place, step: 'quote' })
  })
  const request = useMemo(
    () => generalRequest(draft, { serviceType, product }, tables),
    [draft, serviceType, product, tables],
  )
  const { preview, quote } = useRunningPreview({
    request,
    tables,
    note: t('preview.note'),
    waiting: lack
      ? { title: p('noPrice'), note: lacking(lack) }
      : { title: t('preview.waiting'), note: t('preview.waitingNote') },
  })
  // From the first try on, each field says what it lacks until it no longer does.
  const [tried, setTried] = useState(false)
  const title = catalogue(product ? `products.${product}` : `titles.${serviceType}`)
  const area = useAreaWords()
  const readings = readFeetSizes(draft)
  const pane = generalPane(draft)
  const mini = <MiniDrawing panes={[pane]} />
  const missing = tried ? missingFields(draft, tables) : []

  function submit() {
    if (request) return void calculate(request)
    setTried(true)
    judged.add(sizeFieldId('width'), sizeFieldId('height'))
    notifyError({ title: e('missing.title'), text: e('missing.text') })
    const [first] = missingFields(draft, tables)
    if (first) document.getElementById(generalFieldId(first))?.focus()
  }

  if (address.step === 'quote' && calculated) {
    return (
      <GeneralEstimate
        {...{ company, title, state, calculated, tables, pane, mini, dispatch }}
        head={<FlowHead title={title} company={company} goTo={goTo} />}
        onBack={() => {
          dispatch({ type: 'quote_cleared' })
          goTo(place)
        }}
      />
    )
  }

  const glass = tables?.glassTypes.find((row) => String(row.id) === draft.glassTypeId)
  const finishName = tables?.finishes.find((row) => String(row.id) === draft.finishId)?.name
  return (
    <FlowFrame
      title={title}
      company={company}
      goTo={goTo}
      sheetOnPhone
      heading={<StepHeading step={`${serviceType} form`} title={title} lead={t('lead')} />}
      sheet={
        <PaneSheet
          pane={pane}
          focused={focused}
          format={inFeet}
          isBad={(field) => judged.has(sizeFieldId(field)) && !readings[field].ok}
          preview={preview}
          cells={[
            { label: t('cells.glass'), value: glass?.name ?? '–', muted: !glass },
            { label: t('cells.finish'), value: finishName ?? '–', muted: !finishName },
            {
              label: t('cells.area'),
              value: quote ? area.both(quote.totalAreaSqFt) : '–',
              muted: !quote,
            },
          ]}
        />
      }
      mini={mini}
      preview={preview}
      caption={t(preview.kind === 'figure' ? 'bar.preview' : 'bar.waiting')}
      typing={focused !== null}
      actions={{
        notice: unreachable ? (
          <ConnectionLost title={e('calculation')} busy={busy} onRetry={submit} />
        ) : null,
        next: {
          label: t('calculate'),
          short: t('calculateShort'),
          onClick: submit,
          disabled: tables === null,
          busy,
          arrow: false,
        },
      }}
    >
      <form
        noValidate
        className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <MissingAlert missing={missing} />
        <Unpriced lack={lack} tables={tables} company={company} />
        <GlassFields
          draft={draft}
          tables={tables}
          glassCategories={glassCategories}
          usualCategories={usualGlass(serviceType, product)}
          missing={missing}
          onChange={changeDraft}
        />
        <SizeFieldset
          {...{ draft, tables, judged, request }}
          onChange={changeDraft}
          onFocus={(field) => focusField(field && { pane: 0, field })}
        />
        <SiteFields draft={draft} tables={tables} missing={missing} onChange={changeDraft} />
        <HardwareFieldset
          {...{ draft, tables }}
          work={place}
          areaSqFt={quote?.totalAreaSqFt ?? null}
          onChange={changeDraft}
        />
      </form>
    </FlowFrame>
  )
}
