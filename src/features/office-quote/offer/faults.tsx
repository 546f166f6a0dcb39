'use client'

import { useTranslations } from 'next-intl'
import type { DraftProblem } from '@/domain/quote/price-office-draft'
import { Alert } from '@/ui/alert'
import { useFaultWords } from './use-fault-words'

/** What is missing before it can be sent, each with a way to its field. */
export function Faults({ problems }: { problems: readonly DraftProblem[] }) {
  const t = useTranslations('officeQuote.send')
  const words = useFaultWords()
  if (problems.length === 0) return <Alert title={t('notReady')} />
  // a piece that lacks several things is named once: they stand at its own fields
  const said = new Map(problems.map(words).map((one) => [one.text, one]))
  return (
    <Alert title={t('notReady')}>
      <ul className="list-disc pl-5">
        {[...said.values()].map(({ text, fieldId }) => {
          return (
            <li key={text}>
              {fieldId === null ? (
                text
              ) : (
                <a
                  href={`#${fieldId}`}
                  className="text-link"
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId)?.focus()
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
