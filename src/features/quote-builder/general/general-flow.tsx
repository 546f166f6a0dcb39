'use client'

import { useTranslations } from 'next-intl'
import { isSetInWindow } from '@/domain/services-catalogue/services'
import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import { writeFeet } from '@/domain/measure/format-length'
import { withInchMarks } from '@/domain/text/inch-marks'
import { MiniDrawing } from '@/drawings/to-scale/mini-drawing'
import { PaneFigure } from '@/builder/figures/pane-figure'
import { useRequestWords } from '../estimate/use-request-words'
import { useRunningPreview } from '../preview/use-running-preview'
import type { FlowProps } from '../wizard/flow-props'
import { useWizard } from '../wizard/use-wizard'
import { WizardView } from '../wizard/wizard-view'
import type { Step } from '../wizard/wizard-view'
import { taxIn } from '../words/tax-in'
import { useAreaWords } from '../words/use-area'
import { generalPane } from '@/builder/general/general-draft'
import { generalAreaSqFt, waitsForSizeAlone } from '@/builder/general/general-request'
import { generalMaterial } from '@/builder/general/general-material'
import { GeneralAlerts, GeneralForm } from './general-form'
import { generalRules } from './general-rules'
import { useKeptSize } from './kept-size'
import { useTried } from './use-tried'

type Props = FlowProps<'general'> & { product: CommercialProduct | null }

/** The general configuration form, for everything that is priced by its area. */
export function GeneralFlow({ company, ...place }: Props) {
  const { serviceType, product } = place
  const t = useTranslations('quote.general')
  const p = useTranslations('quote.preview')
  const sheet = useTranslations('quote.sheet')
  const lacking = useTranslations('quote.unpriced.lack')
  const catalogue = useTranslations('serviceCatalogue')
  const wizard = useWizard(generalRules, place)
  const { draft, tables, request, lack, state } = wizard
  const tried = useTried(draft, tables)
  const kept = useKeptSize(draft, wizard.changeDraft)
  const area = useAreaWords()
  const { sizesWithUnit } = useRequestWords(tables)
  const { preview, quote } = useRunningPreview({
    request,
    tables,
    note: (tax) => t('preview.note', tax),
    waiting: lack
      ? { title: p('noPrice'), note: lacking(lack) }
      : waitsForSizeAlone(draft, tables)
        ? { title: t('preview.waitingSize'), note: t('preview.waitingSizeNote') }
        : { title: t('preview.waiting'), note: t('preview.waitingNote') },
  })
  const title = catalogue(product ? `products.${product}` : `titles.${serviceType}`)
  const pane = generalPane(draft)
  const glass = tables?.glassTypes.find((row) => String(row.id) === draft.glassTypeId)
  const finish = tables?.finishes.find((row) => String(row.id) === draft.finishId)
  const material = generalMaterial(draft, tables)
  const pricedSqFt = quote?.totalAreaSqFt ?? null
  const areaSqFt = pricedSqFt ?? generalAreaSqFt(draft, tables)
  const orDash = (value: string | undefined) => ({ value: value ?? '–', muted: !value })
  const submit = () => (request ? wizard.askPrice() : tried.tellWhatIsMissing())

  const steps: Step[] = [
    {
      label: title,
      title,
      lead: t('lead'),
      next: { label: t('calculate'), short: t('calculateShort'), disabled: tables === null },
      leave: submit,
      asksPrice: true,
      sheetOnPhone: true,
      remarks: [],
      intro: <GeneralAlerts {...{ wizard, tried, company }} />,
      body: (
        <GeneralForm
          {...{ wizard, tried, kept, work: { serviceType, product }, areaSqFt: pricedSqFt }}
          onSubmit={submit}
        />
      ),
    },
  ]

  const inWindow = isSetInWindow(serviceType)
  const seen = sheet(inWindow ? 'window' : glass?.category === 'tabletop' ? 'above' : 'pane')
  return (
    <WizardView
      {...{ wizard, company, title, steps, preview, isBad: tried.isBad }}
      drawing={({ isBad, settling, of, ...scene }) => (
        <PaneFigure
          {...{ pane: of ? generalPane(wizard.draftOf(of)) : pane, material }}
          {...{ format: writeFeet, ...scene }}
          inWindow={inWindow}
          isBlocked={settling?.shown.some(({ level }) => level === 'block') ?? false}
          {...(isBad ? { isBad: (field) => isBad(0, field) } : {})}
        />
      )}
      mini={<MiniDrawing panes={[pane]} material={material} />}
      caption={preview.kind === 'figure' ? t('bar.preview', taxIn(quote)) : sheet('running')}
      sheet={{
        note: seen,
        cells: [
          { label: t('cells.glass'), ...orDash(glass && withInchMarks(glass.name)) },
          { label: t('cells.finish'), ...orDash(finish?.name) },
          {
            label: t('cells.area'),
            ...orDash(areaSqFt === null ? undefined : area.both(areaSqFt)),
          },
        ],
      }}
      estimate={{
        glass: withInchMarks(glass?.name ?? ''),
        note: seen,
        size: state.calculated && sizesWithUnit(state.calculated.request),
        back: t('back'),
      }}
    />
  )
}
