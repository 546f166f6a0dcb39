import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { alternativesTo } from '@/domain/glass-rules/alternatives'
import { Comparison } from '../compare/lazy-comparison'
import { TakenLine } from '../compare/taken-line'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { EstimateView } from '../estimate/lazy-estimate-view'
import { useRequestWords } from '../estimate/use-request-words'
import { showFromTop } from '../page/show-from-top'
import type { WizardViewProps } from './wizard-view'

type Props = Pick<WizardViewProps, 'wizard' | 'company' | 'title' | 'drawing' | 'estimate'> & {
  head: ReactNode
  onBack: () => void
}

/** Of two beside each other; an enclosure takes no more than it fills, a pane has paper around it. */
const comparedPx = { enclosure: 530, pane: 400 }

/** An estimate that stands in the place of another one. */
type Taken = { requestKey: string; said: string; undo: () => void }

/** The estimate of a flow. */
export function WizardEstimate(props: Props) {
  const { wizard, company, title, drawing, estimate, head, onBack } = props
  const { tables, state, dispatch, takeOver } = wizard
  const words = useRequestWords(tables)
  const { calculated } = state
  const request = calculated?.request
  const [difference, setDifference] = useState<string | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const alternatives = useMemo(
    () => (request && tables ? alternativesTo(request, tables) : []),
    [request, tables],
  )
  if (calculated === null) return null
  const { glass, note, size, hardware, back } = estimate
  // what is saved or priced anew is an estimate of its own
  const isTaken = taken?.requestKey === calculated.requestKey && state.saved === null
  return (
    <EstimateView
      {...{ company, state, calculated, dispatch, head }}
      notice={
        taken && isTaken ? (
          <TakenLine
            key={taken.requestKey}
            said={taken.said}
            onUndo={() => {
              flushSync(() => {
                taken.undo()
                setTaken(null)
              })
              showFromTop(document.getElementById('estimate-title'))
            }}
          />
        ) : null
      }
      words={words.estimate(calculated.request, title, words.pieces(calculated.request))}
      fold={tables?.settings.foldMarginIntoLines ?? false}
      depositPolicy={tables?.settings.deposit ?? null}
      drawing={
        <EstimateSheet
          glass={glass}
          {...(note ? { note } : {})}
          {...(size ? { size } : {})}
          {...(hardware ? { hardware } : {})}
          onChoose={onBack}
          drawing={(onScale) => drawing({ onScale, isEstimate: true })}
        />
      }
      compared={
        tables && alternatives.length > 0 ? (
          <Comparison
            key={calculated.requestKey}
            {...{ calculated, tables, alternatives }}
            drawing={(of) =>
              drawing({
                of,
                isEstimate: true,
                tallest: comparedPx[of.panels ? 'enclosure' : 'pane'],
              })
            }
            onTake={(other, said) =>
              setTaken({ requestKey: other.requestKey, said, undo: takeOver(other) })
            }
            onDifference={setDifference}
          />
        ) : null
      }
      difference={difference}
      back={{ label: back, onClick: onBack }}
    />
  )
}
