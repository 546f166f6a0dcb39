'use client'

import { FieldError, TextInput, TextareaInput, useField } from '@payloadcms/ui'
import type { CompanyProfile } from '@/domain/assistant/knowledge'
import { KnowledgeList } from './knowledge-list'
import { LinesInput } from './lines-input'

type KnowledgeTexts = Record<
  | 'faqs'
  | 'question'
  | 'answer'
  | 'keywords'
  | 'products'
  | 'name'
  | 'description'
  | 'applications'
  | 'examples'
  | 'commercial'
  | 'glassTypes'
  | 'benefits'
  | 'steps'
  | 'add'
  | 'remove',
  string
>

type Props = { path: string; readOnly: boolean; texts: KnowledgeTexts }

const nothing: CompanyProfile = {
  faqs: [],
  products: [],
  services: { commercial: { details: { glass_types: [], benefits: [], process_steps: [] } } },
}

/** What Sandra answers from: questions, products and the commercial work, each with its own fields. */
export function KnowledgeForm({ path, readOnly, texts }: Props) {
  const { value, setValue, showError, errorMessage } = useField<CompanyProfile>({
    potentiallyStalePath: path,
  })
  const entry: CompanyProfile = { ...nothing, ...value }
  const { details } = entry.services.commercial
  const change = (part: Partial<CompanyProfile>) => setValue({ ...entry, ...part })
  const changeDetails = (part: Partial<typeof details>) =>
    change({ services: { commercial: { details: { ...details, ...part } } } })
  return (
    <div className="field-type office-knowledge">
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
      <KnowledgeList
        path={`${path}.faqs`}
        title={texts.faqs}
        texts={texts}
        readOnly={readOnly}
        items={entry.faqs}
        blank={() => ({ keywords: [], question: '', answer: '' })}
        onChange={(faqs) => change({ faqs })}
        nameOf={({ question }) => question}
      >
        {(faq, place, edit) => (
          <>
            <TextInput
              path={`${place}.question`}
              label={texts.question}
              value={faq.question}
              readOnly={readOnly}
              onChange={(event: { target: { value: string } }) =>
                edit({ question: event.target.value })
              }
            />
            <TextareaInput
              path={`${place}.answer`}
              label={texts.answer}
              value={faq.answer}
              readOnly={readOnly}
              onChange={(event) => edit({ answer: event.target.value })}
            />
            <LinesInput
              path={`${place}.keywords`}
              label={texts.keywords}
              lines={faq.keywords}
              readOnly={readOnly}
              onChange={(keywords) => edit({ keywords })}
            />
          </>
        )}
      </KnowledgeList>
      <KnowledgeList
        path={`${path}.products`}
        title={texts.products}
        texts={texts}
        readOnly={readOnly}
        items={entry.products}
        blank={() => ({
          id: crypto.randomUUID(),
          name: '',
          description: '',
          applications: [],
          examples: [],
        })}
        onChange={(products) => change({ products })}
        nameOf={({ name }) => name}
      >
        {(product, place, edit) => (
          <>
            <TextInput
              path={`${place}.name`}
              label={texts.name}
              value={product.name}
              readOnly={readOnly}
              onChange={(event: { target: { value: string } }) =>
                edit({ name: event.target.value })
              }
            />
            <TextareaInput
              path={`${place}.description`}
              label={texts.description}
              value={product.description}
              readOnly={readOnly}
              onChange={(event) => edit({ description: event.target.value })}
            />
            {(['applications', 'examples'] as const).map((list) => (
              <LinesInput
                key={list}
                path={`${place}.${list}`}
                label={texts[list]}
                lines={product[list]}
                readOnly={readOnly}
                onChange={(lines) => edit({ [list]: lines })}
              />
            ))}
          </>
        )}
      </KnowledgeList>
      <fieldset>
        <legend>{texts.commercial}</legend>
        {(
          [
            ['glass_types', texts.glassTypes],
            ['benefits', texts.benefits],
            ['process_steps', texts.steps],
          ] as const
        ).map(([list, label]) => (
          <LinesInput
            key={list}
            path={`${path}.${list}`}
            label={label}
            lines={details[list]}
            readOnly={readOnly}
            onChange={(lines) => changeDetails({ [list]: lines })}
          />
        ))}
      </fieldset>
    </div>
  )
}
