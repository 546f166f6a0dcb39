'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { sayWords } from '@/domain/glass-rules/say-verdict'
import { exampleFigures, figuresOfRule, isRule } from '@/domain/glass-rules/rule-words'

type Figure = { key: string; value: number }
type Form = { rule?: unknown; figures?: Partial<Figure>[] | undefined }

type Props = { path: string; texts: Record<'example' | 'figures' | 'noFigures', string> }

/** The words as a visitor would read them, with the figures that may stand in them. */
export function ExampleSentence({ path, texts }: Props) {
  const [fields] = useAllFormFields()
  const { rule, figures = [] } = reduceFieldsToValues(fields, true) as Form
  const words: unknown = fields[path]?.value
  if (!isRule(rule) || typeof words !== 'string' || words === '') return null
  const known = figures.filter(
    (figure): figure is Figure => typeof figure.value === 'number' && Boolean(figure.key),
  )
  const names = figuresOfRule(rule).map((name) => `{${name}}`)
  return (
    <p className="office-example">
      {texts.example} <q>{sayWords(words, exampleFigures(rule, known))}</q>{' '}
      <span>{names.length > 0 ? `${texts.figures} ${names.join(' ')}` : texts.noFigures}</span>
    </p>
  )
}
