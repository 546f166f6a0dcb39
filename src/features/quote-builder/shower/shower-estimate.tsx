import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import type { BuilderCompany } from '../company'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { EstimateView } from '../estimate/lazy-estimate-view'
import { useRequestWords } from '../estimate/use-request-words'
import type { CalculatedQuote, EstimateAction, EstimateState } from '../state/flow-state'
import type { ShowerDraft } from './shower-draft'
import { ShowerFigure } from './shower-figure'

type Props = {
  company: BuilderCompany
  title: string
  state: EstimateState
  calculated: CalculatedQuote
  tables: PricingTables | null
  draft: ShowerDraft
  glass: string
  mini: ReactNode
  head: ReactNode
  dispatch: (action: EstimateAction) => void
  onBack: () => void
}

/** The estimate of an enclosure. */
export function ShowerEstimate(props: Props) {
  const { calculated, tables, draft, title } = props
  const t = useTranslations('quote')
  const words = useRequestWords(tables)
  const { request } = calculated
  const sizes = words
    .sizes(request)
    .map((size, index) => t('estimate.panel', { number: index + 1, size }))
  return (
    <EstimateView
      company={props.company}
      state={props.state}
      calculated={calculated}
      dispatch={props.dispatch}
      words={words.estimate(request, title, sizes.join(', '))}
      fold={tables?.settings.foldMarginIntoLines ?? false}
      head={props.head}
      drawing={<ShowerFigure draft={draft} />}
      sheet={
        <EstimateSheet
          drawing={(report) => <ShowerFigure draft={draft} onScale={report} />}
          glass={props.glass}
        />
      }
      mini={props.mini}
      back={{ label: t('shower.back.hardware'), onClick: props.onBack }}
    />
  )
}
