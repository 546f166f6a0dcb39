'use client'

import { useTranslations } from 'next-intl'
import { Plus } from 'lucide-react'
import { stillSold } from '@/builder/fields/hardware-choices'
import { HardwareList } from '@/builder/fields/hardware-list'
import { NotSoldNote } from '@/builder/fields/not-sold-note'
import { showerDraftOf } from '@/builder/saved/drafts-of-request'
import { PanelBlocks } from '@/builder/verdicts/panel-blocks'
import { useSettling } from '@/builder/verdicts/use-settling'
import { VerdictList } from '@/builder/verdicts/verdict-list'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { useMeasuring } from '@/builder/fields/use-measuring'
import { WeightNote } from '@/builder/shower/weight-note'
import { GlassNote } from '@/builder/shower/glass-note'
import { LayoutChoice } from '@/builder/shower/layout-choice'
import { OpeningFields } from '@/builder/shower/opening-fields'
import { SizesChoice } from '@/builder/shower/sizes-choice'
import { useShares } from '@/builder/shower/use-shares'
import { ShowerFigure } from '@/builder/shower/shower-figure'
import { chooseRole, hangDoor, mayAddPanel } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { readPanel, showerRequest } from '@/builder/shower/shower-request'
import { firstQuantity } from '@/domain/glass-rules/header'
import { offeredFinishes, offeredShowerThicknesses } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { Segments } from '../segments'
import { useFocusLater } from '../state/use-focus-later'
import { PieceLayout } from './piece-layout'
import { ShowerPanel } from './shower-panel'
import type { TypedPiece } from './typed-piece'

type Props = {
  piece: Extract<TypedPiece, { flow: 'shower' }>
  tables: PricingTables
  showsFaults: boolean
  onChange: (draft: ShowerDraft) => void
}

/** A shower as the customer builds it, all its steps at once. */
export function ShowerPiece({ piece, tables, showsFaults, onChange }: Props) {
  const t = useTranslations('officeQuote.pieces')
  const s = useTranslations('quote.shower')
  const judged = useJudgedFields()
  const focusLater = useFocusLater()
  const { focused, focusField } = useMeasuring()
  const { draft, serviceType } = piece
  const built = showerRequest(draft, tables, serviceType)
  const shares = useShares(draft, tables)
  const isJudged = (id: number, field: 'width' | 'height') =>
    showsFaults || judged.has(`${id}-${field}`)
  const settling = useSettling({
    request: built.ok ? built.request : null,
    tables,
    typing: focused && `${focused.pane} ${focused.field}`,
    onFix: (inputs) => onChange({ ...draft, ...showerDraftOf(inputs, tables) }),
  })
  const hardware = tables.hardware.filter(({ offeredFor }) => offeredFor.includes('shower'))
  const sold = stillSold(draft.hardware, tables)
  return (
    <PieceLayout
      choices={
        <>
          <Segments
            label={s('steps.thickness')}
            choices={offeredShowerThicknesses(tables).map(({ mm, inches }) => ({
              value: String(mm),
              text: s('words.thickness', { inches }),
            }))}
            value={draft.thicknessMm === null ? null : String(draft.thicknessMm)}
            onChoose={(mm) => onChange({ ...draft, thicknessMm: Number(mm) })}
          />
          <Segments
            label={s('steps.finish')}
            choices={offeredFinishes(tables).map(({ key, name }) => ({ value: key, text: name }))}
            value={draft.finishKey}
            onChoose={(finishKey) => onChange({ ...draft, finishKey })}
          />
        </>
      }
      fields={
        <>
          <SizesChoice {...{ draft, tables, onChange }} />
          <LayoutChoice {...{ draft, tables, onChange }} />
          <OpeningFields {...{ draft, tables, onChange, followed: shares.followed }} />
          {draft.panels.map((panel, index) => (
            <ShowerPanel
              key={panel.id}
              panel={panel}
              index={index}
              reading={readPanel(panel)}
              below={
                <>
                  <GlassNote draft={draft} panel={index} tables={tables} />
                  <WeightNote draft={draft} panel={index} tables={tables} />
                  <PanelBlocks settling={settling} panel={index} />
                </>
              }
              isJudged={(field) => isJudged(panel.id, field)}
              isRemovable={draft.panels.length > 1}
              onType={(field, text) => onChange(shares.type(panel.id, field, text))}
              onRole={(role) => onChange(chooseRole(draft, panel.id, role))}
              onRemove={() => onChange(shares.remove(panel.id))}
              onFocus={(field) => focusField({ pane: index, field })}
              onBlur={(field) => {
                focusField(null)
                shares.leave()
                if (panel[field].trim() !== '') judged.add(`${panel.id}-${field}`)
              }}
            />
          ))}
          {mayAddPanel(draft) ? (
            <button
              type="button"
              onClick={() => {
                onChange(shares.add())
                focusLater(`panel-${draft.panels.length + 1}-width`)
              }}
              className="inline-flex min-h-11 w-fit items-center gap-1.5 text-small font-semibold text-edge-mid hover:text-edge-ink"
            >
              <Plus aria-hidden="true" className="size-4" />
              {s('panels.add', { number: draft.panels.length + 1 })}
            </button>
          ) : null}
          <VerdictList settling={settling} blocksElsewhere />
        </>
      }
      figure={
        <>
          <p className="text-caption text-text-second">{t('outside')}</p>
          <ShowerFigure
            draft={draft}
            tables={tables}
            focused={focused}
            settling={settling}
            onHang={(panel, side) => onChange(hangDoor(draft, panel, side))}
            isBad={(pane, field) => {
              const panel = draft.panels[pane]
              return panel !== undefined && isJudged(panel.id, field) && !readPanel(panel)[field].ok
            }}
          />
        </>
      }
      hardware={
        <>
          <NotSoldNote chosen={draft.hardware} tables={tables} />
          <HardwareList
            items={hardware}
            chosen={sold}
            currencyCode={tables.regions[0]?.currencyCode ?? 'USD'}
            areaSqFt={null}
            first={(item) => firstQuantity(item, built.ok ? built.request.panels : undefined)}
            onChange={(chosen) => onChange({ ...draft, hardware: chosen })}
          />
        </>
      }
      hardwareCount={sold.length}
      hardwareLabel={t('hardware')}
    />
  )
}
