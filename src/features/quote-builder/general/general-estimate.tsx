import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import type { BuilderCompany } from '../company'
import { PaneFigure } from '../drawing/pane-figure'
import type { SizedPane } from '../drawing/size-panes'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { EstimateView } from '../estimate/lazy-estimate-view'
import { useRequestWords } from '../estimate/use-request-words'
import { useAreaWords } from '../frame/use-area'
import type { CalculatedQuote, EstimateAction, EstimateState } from '../state/flow-state'
import { inFeet } from './in-feet'

type Props = {
  company: BuilderCompany
  title: string
  state: EstimateState
  calculated: CalculatedQuote
  tables: PricingTables | null
  pane: SizedPane
  mini: ReactNode
  head: ReactNode
  dispatch: (action: EstimateAction) => void
  onBack: () => void
}

/** The estimate of what was filled in on the general form. */
export function GeneralEstimate(props: Props) {
  const { calculated, tables, pane, title } = props
  const t = useTranslations('quote.general')
  const words = useRequestWords(tables)
  const area = useAreaWords()
  const { request } = calculated
  const glass = tables?.glassTypes.find((row) => row.id === request.glassTypeId)
  return (
    <EstimateView
      company={props.company}
      state={props.state}
      calculated={calculated}
      dispatch={props.dispatch}
      words={words.estimate(request, title, words.sizesWithUnit(request))}
      fold={tables?.settings.foldMarginIntoLines ?? false}
      head={props.head}
      drawing={<PaneFigure pane={pane} format={inFeet} />}
      sheet={
        <EstimateSheet
          note={t('sheetNote')}
          size={area.sqFt(calculated.quote.totalAreaSqFt)}
          glass={glass?.name ?? ''}
          drawing={(report) => <PaneFigure pane={pane} format={inFeet} onScale={report} />}
        />
      }
      mini={props.mini}
      back={{ label: t('back'), onClick: props.onBack }}
    />
  )
}
