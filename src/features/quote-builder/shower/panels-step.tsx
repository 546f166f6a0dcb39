'use client'

import { useTranslations } from 'next-intl'
import { Plus } from 'lucide-react'
import { Button } from '@/ui/button'
import type { BuilderCompany } from '../company'
import type { useMeasuring } from '@/builder/fields/use-measuring'
import { keepFocus } from '../page/keep-focus'
import { useMailDraft } from '../page/use-mail-drafts'
import { PanelFields, panelFieldId } from './panel-fields'
import { PanelsAlert } from './panels-alert'
import { DoorSwing, PlaceAnswers } from '@/builder/shower/place-answers'
import { DoorNote } from '@/builder/shower/door-note'
import type { PricingTables } from '@/domain/pricing/types'
import {
  addPanel,
  changePanel,
  chooseRole,
  mayAddPanel,
  removePanel,
} from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { readPanel } from '@/builder/shower/shower-request'
import type { usePanels } from './use-panels'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  company: BuilderCompany
  panels: ReturnType<typeof usePanels>
  wizard: ReturnType<typeof useMeasuring>
}

export function PanelsStep({ draft, tables, company, panels, wizard }: Props) {
  const { judged, showAlert, change: onChange } = panels
  // the ruler of a field stays open until another one is used
  const { measuring, focusField: onFocusField } = wizard
  const t = useTranslations('quote.shower.panels')
  const morePanels = useMailDraft(company, 'morePanels')
  const readings = draft.panels.map(readPanel)

  return (
    <div className="mt-6 lg:mt-8">
      {showAlert ? <PanelsAlert readings={readings} /> : null}
      {draft.panels.map((panel, index) => (
        <PanelFields
          key={panel.id}
          panel={panel}
          index={index}
          reading={readings[index] ?? readPanel(panel)}
          below={
            <>
              <DoorNote draft={draft} panel={index} tables={tables} />
              <DoorSwing
                panel={panel}
                onChange={(swing) => onChange(changePanel(draft, panel.id, { swing }))}
              />
            </>
          }
          isJudged={(field) => judged.has(panelFieldId(panel.id, field))}
          measuring={measuring?.pane === index ? measuring.field : null}
          removable={draft.panels.length > 1}
          onType={(field, text) => onChange(changePanel(draft, panel.id, { [field]: text }))}
          onRole={(role) => onChange(chooseRole(draft, panel.id, role))}
          onRemove={() => onChange(removePanel(draft, panel.id))}
          onFocus={(field) => onFocusField({ pane: index, field })}
          onBlur={(field) => {
            onFocusField(null)
            if (panel[field].trim() !== '') judged.add(panelFieldId(panel.id, field))
          }}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-5">
        {mayAddPanel(draft) ? (
          <Button
            onMouseDown={keepFocus}
            onClick={() => onChange(addPanel(draft))}
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
      <PlaceAnswers site={draft.site} onChange={(site) => onChange({ ...draft, site })} />
    </div>
  )
}
