import type { ReactNode } from 'react'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { EstimateView } from '../estimate/lazy-estimate-view'
import { useRequestWords } from '../estimate/use-request-words'
import type { WizardViewProps } from './wizard-view'

type Props = Pick<
  WizardViewProps,
  'wizard' | 'company' | 'title' | 'drawing' | 'mini' | 'estimate'
> & { head: ReactNode; onBack: () => void }

/** The estimate of a flow. */
export function WizardEstimate(props: Props) {
  const { wizard, company, title, drawing, mini, estimate, head, onBack } = props
  const { tables, state, dispatch } = wizard
  const words = useRequestWords(tables)
  const { calculated } = state
  if (calculated === null) return null
  const { glass, note, size, back } = estimate
  return (
    <EstimateView
      {...{ company, state, calculated, dispatch, head, mini }}
      words={words.estimate(calculated.request, title, words.pieces(calculated.request))}
      fold={tables?.settings.foldMarginIntoLines ?? false}
      depositPolicy={tables?.settings.deposit ?? null}
      drawing={
        <EstimateSheet
          glass={glass}
          {...(note ? { note } : {})}
          {...(size ? { size } : {})}
          drawing={(onScale) => drawing({ onScale, isEstimate: true })}
        />
      }
      back={{ label: back, onClick: onBack }}
    />
  )
}
