import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import type { BuilderCompany } from '../company'
import { PaneFigure } from '../drawing/pane-figure'
import type { SizedPane } from '../drawing/size-panes'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { EstimateView } from '../estimate/lazy-estimate-view'
import { useRequestWords } from '../estimate/use-request-words'
import type { CalculatedQuote, EstimateAction, EstimateState } from '../state/flow-state'
import type { useReplacementWords } from './use-replacement-words'

type Props = {
  company: BuilderCompany
  title: string
  state: EstimateState
  calculated: CalculatedQuote
  tables: PricingTables | null
  words: ReturnType<typeof useReplacementWords>
  pane: SizedPane
  mini: ReactNode
  head: ReactNode
  dispatch: (action: EstimateAction) => void
  onBack: () => void
}

/** The estimate of one replacement pane. */
export function ReplacementEstimate(props: Props) {
  const { calculated, tables, words, pane, title } = props
  const t = useTranslations('quote.replacement')
  const requestWords = useRequestWords(tables)
  const { request } = calculated
  return (
    <EstimateView
      company={props.company}
      state={props.state}
      calculated={calculated}
      dispatch={props.dispatch}
      words={requestWords.estimate(request, title, requestWords.sizesWithUnit(request))}
      fold={tables?.settings.foldMarginIntoLines ?? false}
      head={props.head}
      drawing={<PaneFigure pane={pane} />}
      sheet={
        <EstimateSheet
          note={t('sheetNote')}
          {...(words.size ? { size: words.size } : {})}
          glass={[words.glass, words.thickness].filter(Boolean).join(', ')}
          drawing={(report) => <PaneFigure pane={pane} onScale={report} />}
        />
      }
      mini={props.mini}
      back={{ label: t('back.dimensions'), onClick: props.onBack }}
    />
  )
}
