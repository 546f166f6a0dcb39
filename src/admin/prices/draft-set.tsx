'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { allRowsOf, shownRows } from '@/domain/price-change/shown-rows'
import type { PricesPage } from '@/services/price-changes/prices-page'
import { useHydrated } from '@/ui/use-hydrated'
import { CsvIn } from './csv-in'
import { JobPrices } from './job-prices'
import { PriceList } from './price-list'
import { PublishPart } from './publish-part'
import { RuleStrip } from './rule-strip'
import { SetHead } from './set-head'
import { useDraftSet } from './use-draft-set'

/** A change set that is being written: which rows, how, from when, and what comes of it. */
export function DraftSet({ page }: { page: PricesPage }) {
  const t = useTranslations('officePrices')
  const stands = useHydrated()
  const [shown, setShown] = useState(() => allRowsOf('glass-types'))
  const [isReading, setReading] = useState(false)
  const kindName = (kind: string) =>
    t.has(`kinds.${kind}` as never) ? t(`kinds.${kind}` as never) : kind
  const cells = shownRows(page.cells, shown, ({ kind }) => kindName(kind))
  const rows = shown.words || (shown.kind && kindName(shown.kind)) || t(`tables.${shown.table}`)
  const state = useDraftSet(page, rows)
  return (
    // what is typed before the page's scripts are there would be lost
    <fieldset
      className="prices-draft"
      disabled={!stands}
      aria-label={state.draft.title || t('newTitle')}
    >
      <SetHead
        state={state}
        cells={page.cells}
        onCsv={() => setReading((is) => !is)}
        isReading={isReading}
      />
      {isReading ? <CsvIn state={state} onClose={() => setReading(false)} /> : null}
      <RuleStrip
        state={state}
        page={page}
        cells={cells}
        shown={shown}
        onShow={(patch) => setShown((before) => ({ ...before, ...patch }))}
      />
      <div className="prices-columns">
        <PriceList
          state={state}
          all={page.cells}
          cells={cells}
          shown={shown}
          onShow={(table) => setShown(allRowsOf(table))}
        />
        <JobPrices jobs={state.said.judged.jobs} />
      </div>
      <PublishPart state={state} actorId={page.actorId} />
    </fieldset>
  )
}
