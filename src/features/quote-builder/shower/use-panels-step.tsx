'use client'

import { flushSync } from 'react-dom'
import { useTranslations } from 'next-intl'
import { Plus } from 'lucide-react'
import { Button } from '@/ui/button'
import type { BuilderCompany } from '../company'
import type { useMeasuring } from '@/builder/fields/use-measuring'
import { keepFocus } from '../page/keep-focus'
import { MeasuringLink } from '../page/measuring-link'
import { useMailDraft } from '../page/use-mail-drafts'
import { FoldedPanel } from './folded-panel'
import { focusPanel } from './focus-panel'
import { PanelFields, panelFieldId, panelId } from './panel-fields'
import { PanelsAlert } from './panels-alert'
import { focusNewFix } from '@/builder/verdicts/focus-new-fix'
import { PanelBlocks } from '@/builder/verdicts/panel-blocks'
import type { Settling } from '@/builder/verdicts/use-settling'
import { AddedHinges } from '@/builder/shower/added-hinges'
import { GlassNote, MeasureFirst } from '@/builder/shower/glass-note'
import { LayoutChoice } from '@/builder/shower/layout-choice'
import { freeDoors, hangDoors } from '@/builder/shower/hung-doors'
import { frontOf } from '@/builder/shower/front-of'
import { glassOfDraft, isOfOpening } from '@/builder/shower/opening-draft'
import { OpeningFields } from '@/builder/shower/opening-fields'
import { DoorSwing, PlaceAnswers } from '@/builder/shower/place-answers'
import { SizesChoice } from '@/builder/shower/sizes-choice'
import { openingFieldId, unreadSideOf } from '@/builder/shower/unread-opening'
import { useShares } from '@/builder/shower/use-shares'
import { WeightNote } from '@/builder/shower/weight-note'
import type { PricingTables } from '@/domain/pricing/types'
import type { PricedService } from '@/domain/services-catalogue/services'
import { changePanel, chooseRole, mayAddPanel } from '@/builder/shower/shower-draft'
import type { PanelDraft, ShowerDraft } from '@/builder/shower/shower-draft'
import { readPanel } from '@/builder/shower/shower-request'
import { useOpenPanels } from './use-open-panels'
import type { usePanels } from './use-panels'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  company: BuilderCompany
  panels: ReturnType<typeof usePanels>
  wizard: ReturnType<typeof useMeasuring> & {
    settling: Settling
    serviceType: PricedService
  }
}

/**
 * The panels of a shower: the sizes of the opening come first, so that a phone has them on its first screen, and
 * each panel below the drawing.
 */
export function usePanelsStep({ draft, tables, company, panels, wizard }: Props) {
  const { judged, showAlert, change: onChange } = panels
  // the ruler of a field stays open until another one is used
  const { measuring, focusField: onFocusField, settling } = wizard
  const folding = useOpenPanels(draft, settling)
  const shares = useShares(draft, tables)
  const shop = { tables, serviceType: wizard.serviceType }
  const changeWhole = (next: ShowerDraft) => onChange(hangDoors(draft, next, shop))
  const changeOne = (next: ShowerDraft) => onChange(freeDoors(draft, next, shop))
  // what runs back from a corner sizes no door: with it the doors of an opening are known for the first time
  const changeSize = (panel: PanelDraft, next: ShowerDraft) =>
    isOfOpening(draft, tables) && !frontOf(draft).includes(panel)
      ? changeWhole(next)
      : changeOne(next)
  const t = useTranslations('quote.shower.panels')
  const lead = useTranslations('quote.shower.questions')('3.lead')
  const morePanels = useMailDraft(company, 'morePanels')
  const readings = draft.panels.map(readPanel)
  const made = glassOfDraft(draft, tables)
  const leaveField = () => {
    onFocusField(null)
    shares.leave()
  }

  const each = draft.panels.map((panel, index) =>
    folding.isFolded(panel) ? (
      <FoldedPanel
        key={panel.id}
        {...{ panel, index }}
        reading={readings[index] ?? readPanel(panel)}
        glass={made[index] ?? null}
        onEdit={() => {
          flushSync(() => folding.open(panel.id))
          document.getElementById(panelFieldId(index + 1, 'width'))?.focus()
        }}
      />
    ) : (
      <PanelFields
        key={panel.id}
        panel={panel}
        index={index}
        reading={readings[index] ?? readPanel(panel)}
        below={
          <>
            <GlassNote draft={draft} panel={index} tables={tables} />
            <WeightNote draft={draft} panel={index} tables={tables} />
            <PanelBlocks settling={settling} panel={index} />
            <DoorSwing
              panel={panel}
              onChange={(swing) => onChange(changePanel(draft, panel.id, { swing }))}
            />
          </>
        }
        isJudged={(field) => judged.has(panelFieldId(panel.id, field))}
        measuring={measuring?.pane === index ? measuring.field : null}
        removable={draft.panels.length > 1}
        onType={(field, text) => changeSize(panel, shares.type(panel.id, field, text))}
        onRole={(role) => changeOne(chooseRole(draft, panel.id, role))}
        onRemove={() => {
          flushSync(() => changeWhole(shares.remove(panel.id)))
          focusPanel(Math.min(index + 1, draft.panels.length - 1), leaveField)
        }}
        onFocus={(field) => {
          folding.keepOpen(panel.id)
          onFocusField({ pane: index, field })
        }}
        onBlur={(field) => {
          leaveField()
          if (panel[field].trim() !== '') judged.add(panelFieldId(panel.id, field))
        }}
        onTab={() => focusNewFix(settling, index)}
      />
    ),
  )
  const isLone = draft.panels.length === 1
  // on a phone the drawing stands above the sizes of what was laid out, and below those of one pane
  const sizes = (
    <>
      <OpeningFields
        {...{ draft, tables, followed: shares.followed }}
        onChange={changeWhole}
        idOf={openingFieldId}
      />
      {isLone ? each : null}
      <AddedHinges
        {...{ draft, tables, serviceType: wizard.serviceType }}
        onTakeOut={(without, door) => {
          flushSync(() => onChange(without))
          // what the door asks for without them stands there
          document.getElementById(panelId(door + 1))?.focus()
        }}
      />
      <SizesChoice
        {...{ draft, tables, onChange }}
        more={
          <>
            <p className="mt-2 fractions text-base text-pretty text-text-second sm:hidden">
              {lead}
            </p>
            <MeasuringLink post={company.measuring.shower} />
          </>
        }
      />
      {isLone ? null : each}
    </>
  )
  return {
    intro: (
      <div className="mt-5 mb-6 max-sm:mt-4 max-sm:-mb-5 lg:mt-7">
        {showAlert ? (
          <PanelsAlert readings={readings} opening={unreadSideOf(draft, tables)} />
        ) : null}
        <LayoutChoice {...{ draft, tables }} onChange={changeWhole} />
        {isLone ? sizes : null}
      </div>
    ),
    body: (
      <div className="max-lg:mt-6 tablet:mt-0">
        {isLone ? null : sizes}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-5">
          {mayAddPanel(draft) ? (
            <Button
              onMouseDown={keepFocus}
              onClick={() => {
                const more = shares.add()
                flushSync(() => {
                  folding.open(more.panels.at(-1)?.id ?? 0)
                  changeWhole(more)
                })
                focusPanel(more.panels.length, leaveField)
              }}
              className="min-h-12"
            >
              <Plus aria-hidden="true" className="size-4.5" />
              {t('add', { number: draft.panels.length + 1 })}
            </Button>
          ) : (
            <span />
          )}
          <p className="text-small text-text-second">
            {t('more')}{' '}
            <a href={morePanels} className="inline-flex min-h-6 items-center text-link">
              {t('moreLink')}
            </a>
          </p>
        </div>
        <MeasureFirst {...{ draft, tables }} />
        <PlaceAnswers site={draft.site} onChange={(site) => onChange({ ...draft, site })} />
      </div>
    ),
  }
}
