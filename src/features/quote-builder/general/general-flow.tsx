'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import { factorsFor } from '@/domain/pricing/default-choices'
import type { CommercialProduct } from '@/domain/pricing/service-flows'
import type { GlassCategory, PricingTables } from '@/domain/pricing/types'
import { Alert } from '@/ui/alert'
import { SelectField, TextField } from '@/ui/field'
import { notifyError } from '@/ui/toast'
import { usePricingTables } from '../data/use-pricing-tables'
import { MiniDrawing } from '../drawing/mini-drawing'
import { PaneFigure } from '../drawing/pane-figure'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { EstimateView } from '../estimate/lazy-estimate-view'
import { useCalculation } from '../estimate/use-calculation'
import { useRequestWords } from '../estimate/use-request-words'
import { HardwareList } from '../fields/hardware-list'
import { SizeFields, sizeFieldId } from '../fields/size-fields'
import { useJudgedFields } from '../fields/use-judged-fields'
import { useMeasuring } from '../fields/use-measuring'
import type { FlowProps } from '../flow/flow-props'
import { BuilderBar } from '../frame/builder-bar'
import { PaneSheet } from '../frame/pane-sheet'
import { PhoneBar } from '../frame/phone-bar'
import { BarAction, StepActions } from '../frame/step-actions'
import { StepHeading } from '../frame/step-heading'
import { useAreaWords } from '../frame/use-area'
import { useRunningPreview } from '../frame/use-running-preview'
import { WizardLayout } from '../frame/wizard-layout'
import { storageKey } from '../state/stored-flow'
import { useFlowState } from '../state/use-flow-state'
import {
  chooseGlass,
  chooseRegion,
  emptyGeneral,
  feetRule,
  generalDraftShape,
  generalPane,
  generalRequest,
  glassTypesFor,
  missingFields,
  noLocation,
  readFeetSizes,
  withDefaults,
} from './general-draft'
import type { GeneralDraft, GeneralField } from './general-draft'
import { generalFormShape } from './general-form-shape'
import { useGeneralTitle } from './use-general-title'

type Props = FlowProps & {
  product: CommercialProduct | null
  glassCategories: readonly GlassCategory[] | null
}

const formId = 'general-form'
const inFeet = (inches: number) => `${formatInches(Number((inches / 12).toFixed(4)))}′`

/** The general configuration form, for everything that is priced by its area. */
export function GeneralFlow(props: Props) {
  const { serviceType, product, glassCategories, address, goTo, company } = props
  const t = useTranslations('quote.general')
  const e = useTranslations('quote.errors')
  const tables = usePricingTables()
  const { state, dispatch, changeDraft } = useFlowState({
    key: storageKey(serviceType, product),
    shape: generalDraftShape,
    initial: { ...emptyGeneral(), width: address.width ?? '', height: address.height ?? '' },
  })
  const { calculated } = state
  const draft = useMemo(
    () => (tables ? withDefaults(state.draft, tables) : state.draft),
    [state.draft, tables],
  )
  const judged = useJudgedFields()
  const { focused, focusField } = useMeasuring()
  const place = { serviceType, product }
  const { busy, calculate } = useCalculation((next) => {
    dispatch({ type: 'calculated', calculated: next })
    goTo({ ...place, step: 'quote' })
  })
  const request = useMemo(
    () => generalRequest(draft, { serviceType, product }),
    [draft, serviceType, product],
  )
  const { preview, quote } = useRunningPreview({
    request,
    tables,
    note: t('preview.note'),
    waiting: { title: t('preview.waiting'), note: t('preview.waitingNote') },
  })
  const { handleSubmit, reset, formState } = useForm<GeneralDraft>({
    resolver: zodResolver(generalFormShape),
    defaultValues: draft,
    shouldFocusError: false,
  })
  // The draft outlives the form (reload, sign-in), so the form always follows the draft.
  useEffect(() => {
    reset(draft, { keepErrors: false, keepIsSubmitted: true })
  }, [draft, reset])

  const title = useGeneralTitle(serviceType, product)
  const requestWords = useRequestWords(tables)
  const area = useAreaWords()
  const readings = readFeetSizes(draft)
  const pane = generalPane(draft)
  const bar = <BuilderBar title={title} company={company} goTo={goTo} />
  const mini = <MiniDrawing panes={[pane]} />
  const asked = formState.submitCount > 0
  const missing = asked ? missingFields(draft) : []

  const submit = handleSubmit(
    (complete) => {
      const ready = generalRequest(complete, { serviceType, product })
      if (ready) return calculate(ready)
    },
    () => {
      judged.add(sizeFieldId('width'), sizeFieldId('height'))
      notifyError({ title: e('missing.title'), text: e('missing.text') })
      const [first] = missingFields(draft)
      if (first) document.getElementById(fieldId(first))?.focus()
    },
  )

  if (address.step === 'quote' && calculated) {
    const { request: priced } = calculated
    const glass = tables?.glassTypes.find((row) => row.id === priced.glassTypeId)
    return (
      <EstimateView
        company={company}
        state={state}
        calculated={calculated}
        dispatch={dispatch}
        words={requestWords.estimate(priced, title, requestWords.sizes(priced).join(', '))}
        fold={tables?.settings.foldMarginIntoLines ?? false}
        head={bar}
        drawing={<PaneFigure pane={pane} format={inFeet} />}
        sheet={
          <EstimateSheet
            note={t('sheetNote')}
            size={area.sqFt(calculated.quote.totalAreaSqFt)}
            glass={glass?.name ?? ''}
            drawing={(report) => <PaneFigure pane={pane} format={inFeet} onScale={report} />}
          />
        }
        mini={mini}
        back={{
          label: t('back'),
          onClick: () => {
            dispatch({ type: 'quote_cleared' })
            goTo(place)
          },
        }}
      />
    )
  }

  const next = {
    label: t('calculate'),
    short: t('calculateShort'),
    onClick: () => void submit(),
    disabled: tables === null,
    busy,
    arrow: false,
  }
  const glassName = tables?.glassTypes.find((row) => String(row.id) === draft.glassTypeId)?.name
  const finishName = tables?.finishes.find((row) => String(row.id) === draft.finishId)?.name
  return (
    <div className="page pb-14 lg:pb-24">
      {bar}
      <WizardLayout
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
              { label: t('cells.glass'), value: glassName ?? '–', muted: !glassName },
              { label: t('cells.finish'), value: finishName ?? '–', muted: !finishName },
              {
                label: t('cells.area'),
                value: quote ? area.both(quote.totalAreaSqFt) : '–',
                muted: !quote,
              },
            ]}
          />
        }
      >
        <form
          id={formId}
          noValidate
          className="mt-8 grid gap-8"
          onSubmit={(event) => void submit(event)}
        >
          {missing.length > 0 ? (
            <Alert title={e('missing.title')}>{e('missing.text')}</Alert>
          ) : null}
          <GlassFields
            draft={draft}
            tables={tables}
            glassCategories={glassCategories}
            missing={missing}
            onChange={changeDraft}
          />
          <fieldset>
            <legend className="mb-3 font-display text-h4">{t('size')}</legend>
            <SizeFields
              sizes={draft}
              readings={readings}
              rule={feetRule}
              isJudged={(field) => judged.has(sizeFieldId(field))}
              measuring={null}
              onType={(field, text) => changeDraft({ ...draft, [field]: text })}
              onFocus={(field) => focusField({ pane: 0, field })}
              onBlur={(field) => {
                focusField(null)
                if (draft[field].trim() !== '') judged.add(sizeFieldId(field))
              }}
            />
          </fieldset>
          <SiteFields draft={draft} tables={tables} missing={missing} onChange={changeDraft} />
          <fieldset>
            <legend className="mb-3 font-display text-h4">{t('hardware')}</legend>
            {tables ? (
              <HardwareList
                items={tables.hardware.filter((item) => item.offeredFor.includes('general'))}
                chosen={draft.hardware}
                currencyCode={
                  tables.regions.find((row) => String(row.id) === draft.regionId)?.currencyCode ??
                  'USD'
                }
                areaSqFt={quote?.totalAreaSqFt ?? null}
                onChange={(hardware) => changeDraft({ ...draft, hardware })}
              />
            ) : null}
          </fieldset>
        </form>
        <StepActions next={next} />
      </WizardLayout>
      <PhoneBar
        company={company}
        mini={mini}
        caption={t(preview.kind === 'figure' ? 'bar.preview' : 'bar.waiting')}
        figure={preview.kind === 'figure' ? preview.total : preview.title}
        waiting={preview.kind === 'waiting'}
        typing={focused !== null}
        action={<BarAction next={next} />}
      />
    </div>
  )
}

/** The id of a field in the page, so that the first missing one can take the focus. */
function fieldId(field: GeneralField): string {
  return field === 'width' || field === 'height' ? sizeFieldId(field) : `general-${field}`
}

type PartProps = {
  draft: GeneralDraft
  tables: PricingTables | null
  missing: readonly GeneralField[]
  onChange: (draft: GeneralDraft) => void
}

type GlassProps = PartProps & { glassCategories: readonly GlassCategory[] | null }

function GlassFields({ draft, tables, glassCategories, missing, onChange }: GlassProps) {
  const t = useTranslations('quote.general')
  const error = (field: GeneralField) =>
    missing.includes(field) ? t(`missing.${field}`) : undefined
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SelectField
          id={fieldId('glassTypeId')}
          label={t('glassType')}
          value={draft.glassTypeId}
          error={error('glassTypeId')}
          onChange={(event) => {
            if (tables) onChange(chooseGlass(draft, event.target.value, tables))
          }}
        >
          <option value="">{t('choose')}</option>
          {tables
            ? glassTypesFor(tables, glassCategories).map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name}
                </option>
              ))
            : null}
        </SelectField>
      </div>
      <SelectField
        id={fieldId('finishId')}
        label={t('finish')}
        value={draft.finishId}
        error={error('finishId')}
        onChange={(event) => onChange({ ...draft, finishId: event.target.value })}
      >
        <option value="">{t('choose')}</option>
        {tables?.finishes.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      <TextField
        id={fieldId('thicknessMm')}
        label={t('thickness')}
        aside={t('millimetres')}
        inputMode="decimal"
        autoComplete="off"
        value={draft.thicknessMm}
        error={error('thicknessMm')}
        onChange={(event) => onChange({ ...draft, thicknessMm: event.target.value })}
      />
    </div>
  )
}

function SiteFields({ draft, tables, missing, onChange }: PartProps) {
  const t = useTranslations('quote.general')
  const error = (field: GeneralField) =>
    missing.includes(field) ? t(`missing.${field}`) : undefined
  const factors = (kind: 'complexity' | 'location') =>
    tables ? factorsFor(tables, kind, Number(draft.regionId)) : []
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField
        id={fieldId('complexityFactorId')}
        label={t('complexity')}
        value={draft.complexityFactorId}
        error={error('complexityFactorId')}
        onChange={(event) => onChange({ ...draft, complexityFactorId: event.target.value })}
      >
        <option value="">{t('choose')}</option>
        {factors('complexity').map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('location')}
        value={draft.locationFactorId}
        onChange={(event) => onChange({ ...draft, locationFactorId: event.target.value })}
      >
        <option value={noLocation}>{t('noLocation')}</option>
        {factors('location').map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <SelectField
          id={fieldId('regionId')}
          label={t('region')}
          value={draft.regionId}
          error={error('regionId')}
          onChange={(event) => {
            if (tables) onChange(chooseRegion(draft, event.target.value, tables))
          }}
        >
          <option value="">{t('choose')}</option>
          {tables?.regions.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name} ({row.currencyCode})
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
