'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { isSetInWindow } from '@/domain/services-catalogue/services'
import { MiniDrawing } from '@/drawings/to-scale/mini-drawing'
import { notifyError } from '@/ui/toast'
import type { FlowProps } from '../wizard/flow-props'
import { PhotoSlot } from '../photos/photo-slot'
import { useWizard } from '../wizard/use-wizard'
import { WizardView } from '../wizard/wizard-view'
import type { Step } from '../wizard/wizard-view'
import { taxIn } from '../words/tax-in'
import { seenPanes } from '../words/seen-panes'
import { useAreaWords } from '../words/use-area'
import { BoardUp } from './board-up'
import { CategoryStep } from './category-step'
import { CustomThicknessCard } from './custom-thickness-card'
import { PanesFigure } from '@/builder/replacement/panes-figure'
import { isRough } from '@/builder/replacement/panes'
import { chooseCategory, drawnPanes } from '@/builder/replacement/replacement-draft'
import type { RoughSize } from '@/builder/replacement/replacement-draft'
import { replacementRules } from './replacement-rules'
import { ReplacementThicknessStep } from './replacement-thickness-step'
import { SizeStep } from './size-step'
import { UnsureCard } from './unsure-card'
import { UnsurePanel } from './unsure-panel'
import { useReplacementPreview } from './use-replacement-preview'
import { useReplacementWords } from './use-replacement-words'
import { useSize } from './use-size'
import { useThicknessNotice } from './use-thickness-notice'

/** The step where each can be said not to be known. */
const unsureSteps = { category: 1, thickness: 2 } as const

/** The replacement wizard: category, thickness, size, and the estimate. */
export function ReplacementFlow({ company, ...place }: FlowProps<'replacement'>) {
  const t = useTranslations('quote.replacement')
  const e = useTranslations('quote.errors.glassType')
  const sheet = useTranslations('quote.sheet')
  const titleOf = useTranslations('serviceCatalogue.titles')
  const wizard = useWizard(replacementRules, place)
  const { draft, changeDraft, tables, built, lack, goToStep, choose } = wizard
  const size = useSize(draft, changeDraft)
  const words = useReplacementWords(draft, built)
  const area = useAreaWords()
  const [unsureAt, setUnsureAt] = useState<keyof typeof unsureSteps | null>(null)
  const [guess, setGuess] = useState<RoughSize>('usual')
  const { preview, quote } = useReplacementPreview(built, tables, lack, {
    ...{ draft, guess, serviceType: place.serviceType },
    unsure: unsureAt && unsureSteps[unsureAt] === wizard.step ? unsureAt : null,
  })
  const noteThickness = useThicknessNotice(tables)
  const panes = drawnPanes(draft)
  const byMail = draft.thickness === 'other'
  const card = byMail ? <CustomThicknessCard company={company} /> : null
  const remarks: Step['remarks'] & object = byMail ? [] : ['unpriced']
  const isTyped = size.panes.every(({ width, height }) => width.trim() && height.trim())
  const question = (step: 1 | 2 | 3 | 4) => ({
    title: t(`questions.${step}.title`),
    lead: t(`questions.${step}.lead`),
  })
  const orUnsure = (unsure: keyof typeof unsureSteps) => (
    <>
      <UnsureCard
        label={t(`unsure.card.${unsure}`)}
        isOpen={unsureAt === unsure}
        onToggle={() => setUnsureAt(unsureAt === unsure ? null : unsure)}
        className="mt-4"
      />
      {unsureAt === unsure ? (
        <UnsurePanel
          {...{ draft, tables, unsure, guess }}
          serviceType={place.serviceType}
          onGuess={setGuess}
        />
      ) : null}
    </>
  )
  const orDash = (value: string | null) => ({ value: value ?? '–', muted: !value })

  function leaveSize() {
    if (byMail) return goToStep('quote')
    const lacksGlass = !built.ok && built.waitsFor === 'price' && built.lack === 'glassType'
    if (lacksGlass) return notifyError({ title: e('title'), text: e('text') })
    wizard.askPrice()
  }

  const steps: Step[] = [
    {
      ...question(1),
      ...words.steps.category,
      next: { label: t('next.thickness'), disabled: !draft.category },
      remarks,
      body: (
        <>
          <CategoryStep
            category={draft.category}
            isDoor={place.serviceType === 'door_replacement'}
            onChoose={(category) => choose(2, chooseCategory(draft, category))}
          />
          {orUnsure('category')}
          <PhotoSlot service={place.serviceType} />
          <BoardUp company={company} />
        </>
      ),
    },
    {
      ...question(2),
      ...words.steps.thickness,
      back: t('back.category'),
      next: { label: t('next.size'), disabled: draft.thickness === null },
      remarks,
      body: draft.category ? (
        <>
          <ReplacementThicknessStep
            {...{ category: draft.category, thickness: draft.thickness, tables }}
            onChoose={(thickness) => {
              noteThickness(draft.category, thickness)
              choose(3, { thickness })
            }}
          />
          {orUnsure('thickness')}
        </>
      ) : null,
    },
    {
      ...question(3),
      ...(panes.length > 1 ? { title: t('questions.3.titleOfSeveral') } : {}),
      ...words.steps.size,
      back: t('back.thickness'),
      next: byMail
        ? { label: t('next.mail') }
        : {
            label: t('next.calculate'),
            short: t('next.calculateShort'),
            disabled: !isTyped || isRough(draft) || tables === null,
          },
      leave: () => size.leave(leaveSize),
      asksPrice: !byMail,
      sheetOnPhone: true,
      counts: true,
      remarks: [...remarks, 'notices'],
      body: (
        <SizeStep
          {...{ draft, built, tables, size, wizard, byMail, company }}
          serviceType={place.serviceType}
          areaSqFt={quote?.totalAreaSqFt ?? null}
        />
      ),
      below: card,
    },
    {
      ...question(4),
      ...words.steps.quote,
      byMail: true,
      back: t('back.dimensions'),
      next: { label: t('next.other'), short: t('next.otherShort') },
      leave: () => goToStep(2),
      remarks: [],
      below: card,
    },
  ]

  const inWindow = isSetInWindow(place.serviceType)
  const seen = sheet(seenPanes(panes.length, place.serviceType))
  return (
    <WizardView
      {...{ wizard, company, steps, preview, isBad: size.isBad }}
      title={titleOf(place.serviceType)}
      drawing={({ isBad, settling: _, of, ...scene }) => (
        <PanesFigure
          inWindow={inWindow}
          {...{ panes: of ? drawnPanes(wizard.draftOf(of)) : panes, ...scene }}
          {...(isBad ? { isBad } : {})}
        />
      )}
      mini={<MiniDrawing panes={panes} />}
      caption={
        preview.kind === 'figure'
          ? t('bar.preview', taxIn(quote))
          : preview.kind === 'range'
            ? t('bar.range')
            : byMail
              ? t('bar.mail')
              : sheet('running')
      }
      sheet={{
        note: seen,
        cells: [
          { label: t('cells.glass'), ...orDash(words.glass) },
          { label: t('cells.thickness'), ...orDash(words.thickness) },
          { label: t('cells.area'), ...orDash(quote && area.both(quote.totalAreaSqFt)) },
        ],
      }}
      estimate={{
        glass: [words.glass, words.thickness].filter(Boolean).join(', '),
        note: seen,
        size: words.size,
        back: t('back.dimensions'),
      }}
    />
  )
}
