'use client'

import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { materialOf } from '@/drawings/material/glass-material'
import { MiniDrawing } from '@/drawings/to-scale/mini-drawing'
import type { FlowProps } from '../wizard/flow-props'
import { useWizard } from '../wizard/use-wizard'
import { WizardView } from '../wizard/wizard-view'
import type { Step } from '../wizard/wizard-view'
import { taxIn } from '../words/tax-in'
import { FinishStep } from './finish-step'
import { HardwareStep } from './hardware-step'
import { OutsideNote } from './outside-note'
import { stillSold } from '@/builder/fields/hardware-choices'
import type { HardwareChoice } from '@/builder/fields/hardware-choices'
import { metalOf, withoutMetal } from '@/builder/fields/metal-choices'
import { chooseHinges } from '@/builder/shower/hung-doors'
import { hangDoor } from '@/builder/shower/shower-draft'
import { isOfOpening } from '@/builder/shower/opening-draft'
import { ShowerFigure } from '@/builder/shower/shower-figure'
import { bareDoorsOf, boughtOf, hingesOf, panesOf } from '@/builder/shower/shower-panes'
import { includesInstallation, showerRequest } from '@/builder/shower/shower-request'
import { withUsualGlass } from '@/builder/shower/with-usual-glass'
import { AssumedChoices } from './assumed-choices'
import { showerRules } from './shower-rules'
import { ThicknessStep } from './thickness-step'
import { useHandedDoors } from './use-handed-doors'
import { usePanels } from './use-panels'
import { usePanelsStep } from './use-panels-step'
import { useShowerPreview } from './use-shower-preview'
import { useShowerWords } from './use-shower-words'

/** The shower wizard: thickness, finish, panels, hardware, and the estimate. */
export function ShowerFlow({ company, ...place }: FlowProps<'shower'>) {
  const t = useTranslations('quote.shower')
  const sheet = useTranslations('quote.sheet')
  const titleOf = useTranslations('serviceCatalogue.titles')
  const wizard = useWizard(showerRules, place)
  const { draft, changeDraft, tables, built, goToStep, choose, settling } = wizard
  const panels = usePanels(draft, tables, changeDraft)
  const panelsStep = usePanelsStep({ draft, tables, company, panels, wizard })
  useHandedDoors(place.address, wizard)
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const [metalLookedAt, setMetalLookedAt] = useState<string | null>(null)
  const assumed = useMemo(() => tables && withUsualGlass(draft, tables), [draft, tables])
  const usual = useMemo(
    () => assumed && showerRequest(assumed, tables, place.serviceType),
    [assumed, tables, place.serviceType],
  )
  const { preview, quote, areaSqFt } = useShowerPreview({
    built,
    assumed,
    tables,
    serviceType: place.serviceType,
    hasHardware:
      withoutMetal(stillSold(draft.hardware, tables), tables ?? { hardware: [] }).length > 0,
    isLastStep: wizard.step === 4,
  })
  const words = useShowerWords(draft, tables)
  const panes = panesOf(draft)
  const bareDoors = bareDoorsOf(draft, tables)
  const { serviceType } = place
  const takeHinges = useCallback(
    (chosen: readonly HardwareChoice[], id: number, quantity: number) =>
      chooseHinges({ ...draft, hardware: [...chosen] }, { id, quantity }, { tables, serviceType }),
    [draft, tables, serviceType],
  )
  const question = (step: 1 | 2 | 3 | 4) => ({
    title: t(`questions.${step}.title`),
    lead: t(`questions.${step}.lead`),
  })

  const steps: Step[] = [
    {
      ...question(1),
      ...words.steps.thickness,
      next: { label: t('next.finish'), disabled: draft.thicknessMm === null },
      body: (
        <ThicknessStep
          {...{ tables, draft, serviceType: place.serviceType }}
          onChoose={(thicknessMm) => choose(2, { thicknessMm })}
        />
      ),
      below: assumedLine(),
    },
    {
      ...question(2),
      ...words.steps.finish,
      back: t('back.thickness'),
      next: { label: t('next.panels'), disabled: draft.finishKey === null },
      body: (
        <FinishStep
          {...{
            tables,
            company,
            finishKey: draft.finishKey,
            request: usual?.ok ? usual.request : null,
          }}
          onChoose={(finishKey) => choose(3, { finishKey })}
          onLook={setLookedAt}
        />
      ),
      below: assumedLine(),
    },
    {
      ...question(3),
      ...(panels.misread > 0
        ? { title: t('panels.misread', { count: panels.misread }) }
        : draft.sizes && (!tables || isOfOpening(draft, tables))
          ? { title: t('opening.title') }
          : {}),
      ...words.steps.panels,
      back: t('back.finish'),
      next: { label: t('next.hardware') },
      leave: () => panels.leave(() => settling.pastBlocks(() => goToStep(4))),
      sheetOnPhone: true,
      saysLead: true,
      counts: true,
      holdsBlocks: true,
      ...panelsStep,
      remarks: ['unpriced', 'notices'],
    },
    {
      ...question(4),
      ...words.steps.hardware,
      back: t('back.panels'),
      next: { label: t('next.calculate'), short: t('next.calculateShort'), disabled: !built.ok },
      asksPrice: true,
      remarks: ['unpriced', 'notices'],
      below: (
        <HardwareStep
          {...{ tables, chosen: draft.hardware, areaSqFt: quote?.totalAreaSqFt ?? null }}
          included={includesInstallation(built, tables)}
          request={wizard.request}
          panels={draft.panels}
          bareDoors={bareDoors}
          chooseHinges={takeHinges}
          onChange={(hardware) => changeDraft({ ...draft, hardware })}
          onLook={setMetalLookedAt}
        />
      ),
    },
  ]

  return (
    <WizardView
      {...{ wizard, company, steps, preview, isBad: panels.isBad }}
      title={titleOf(place.serviceType)}
      drawing={({ of, ...scene }) => (
        <ShowerFigure
          {...{ draft: of ? wizard.draftOf(of) : draft, tables, lookedAt, metalLookedAt, ...scene }}
          onHang={
            wizard.step === 3 && scene.settling
              ? (panel, side) => panels.change(hangDoor(draft, panel, side))
              : undefined
          }
        />
      )}
      mini={
        <MiniDrawing
          panes={panes}
          material={materialOf(draft.finishKey)}
          fittings={{
            hinges: hingesOf(panes, draft, tables),
            bought: boughtOf(draft, tables),
            metal: metalOf(draft.hardware, tables)?.metal,
          }}
        />
      }
      caption={preview.kind === 'figure' ? t('bar.preview', taxIn(quote)) : sheet('running')}
      sheet={{
        note: <OutsideNote bareDoors={bareDoors} />,
        cells: [
          { label: t('cells.glass'), value: words.glass ?? '–' },
          words.hinges
            ? { label: t('cells.hinges'), ...words.hinges }
            : { label: t('cells.finish'), value: words.finish ?? '–' },
          { label: t('cells.area'), value: words.area(preview, areaSqFt), muted: !areaSqFt },
        ],
      }}
      estimate={{ glass: words.glass ?? '', back: t('back.hardware'), hardware: words.hardware }}
    />
  )

  /** Until glass and finish are chosen, what the figure takes for them. */
  function assumedLine() {
    if (built.ok || !assumed || !tables || preview.kind !== 'figure') return null
    const { tax } = taxIn(quote)
    return (
      <AssumedChoices
        {...{ draft, assumed, tables, total: preview.total, hasTax: tax === 'yes' }}
        onChange={choose}
      />
    )
  }
}
