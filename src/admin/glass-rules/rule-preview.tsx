'use client'

import { Button, useAllFormFields, useDocumentInfo, useField } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { markOfHardware, markOfRule } from '@/domain/glass-rules/form-row'
import type { RulePreview as Preview } from '@/services/glass-rules/preview-rule'
import { refusalText } from '../refusal-text'
import { TouchedList } from './touched-list'
import type { TouchedTexts } from './touched-list'

type Texts = TouchedTexts &
  Record<
    | 'title'
    | 'note'
    | 'look'
    | 'looking'
    | 'failed'
    | 'changed'
    | 'jobs'
    | 'noJobs'
    | 'quotes'
    | 'newest'
    | 'blocked'
    | 'more',
    string
  >

type Props = { kind: 'rule' | 'hardware'; texts: Texts }
type Shown = { mark: string; preview: Preview }

/** Asks the server what the form would touch as it stands, and tells the form that it was shown. */
export function RulePreview({ kind, texts }: Props) {
  const { id } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const { setValue } = useField<string>({ path: 'previewOf' })
  const [shown, setShown] = useState<Shown | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const row: Record<string, unknown> = { ...reduceFieldsToValues(fields, true), id }
  const mark = kind === 'rule' ? markOfRule(row) : markOfHardware(row)

  async function look() {
    setBusy(true)
    setTrouble(null)
    const sent = await callApi('POST', '/api/office/glass-rules/preview', { kind, row })
    setBusy(false)
    if (!sent.ok) {
      setTrouble(refusalText(sent) ?? texts.failed)
      return
    }
    setShown({ mark, preview: sent.body as Preview })
    setValue(mark)
  }

  return (
    <section className="office-preview field-type" aria-label={texts.title}>
      <h3 className="office-heading">{texts.title}</h3>
      <p className="office-note">{texts.note}</p>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void look()}
      >
        {isBusy ? texts.looking : texts.look}
      </Button>
      <div role="status">
        {trouble ? <p className="office-alarm">{trouble}</p> : null}
        {shown && shown.mark !== mark ? <p className="office-alarm">{texts.changed}</p> : null}
        {shown ? <Found preview={shown.preview} texts={texts} /> : null}
      </div>
    </section>
  )
}

function Found({ preview: { jobs, quotes }, texts }: { preview: Preview; texts: Texts }) {
  const blocked = jobs.blocked + quotes.blocked
  return (
    <>
      {blocked > 0 ? <p className="office-alarm">{filled(texts.blocked, { blocked })}</p> : null}
      <p>{jobs.looked === 0 ? texts.noJobs : filled(texts.jobs, jobs)}</p>
      <TouchedList collection="reference-jobs" touched={jobs.named} texts={texts} />
      <p>
        {filled(texts.quotes, quotes)}{' '}
        {quotes.open > quotes.looked ? filled(texts.newest, quotes) : null}
      </p>
      <TouchedList collection="quotes" touched={quotes.named} texts={texts} />
      {quotes.touched > quotes.named.length ? (
        <p>{filled(texts.more, { count: quotes.touched - quotes.named.length })}</p>
      ) : null}
    </>
  )
}

/** The admin's texts come ready from the server; what is counted here is put in. */
function filled(text: string, figures: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name]))
}
