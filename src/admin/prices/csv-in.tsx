'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { keyOf } from '@/domain/price-change/price-cell'
import type { CsvRead } from '@/services/price-changes/price-csv'
import { refusalText } from '../refusal-text'
import type { DraftSetState } from './use-draft-set'

type Props = { state: DraftSetState; onClose: () => void }

/** A dry run over a table of prices; what it found is taken into the draft, where it is looked at like all else. */
export function CsvIn({ state: { draft, change }, onClose }: Props) {
  const t = useTranslations('officePrices.csv')
  const [read, setRead] = useState<CsvRead | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function look(file: File | undefined) {
    setRead(null)
    setTrouble(null)
    if (!file) return
    const sent = await callApi('POST', '/api/office/prices/csv', { csv: await file.text() })
    if (sent.ok) setRead(sent.body as CsvRead)
    else
      setTrouble(
        sent.kind === 'refused' && sent.status === 400
          ? t('unreadable')
          : (refusalText(sent) ?? t('unreadable')),
      )
  }

  function take(found: CsvRead) {
    const typed = found.changes.map((each) => [keyOf(each), String(each.after)] as const)
    change({ typed: { ...draft.typed, ...Object.fromEntries(typed) } })
    onClose()
  }

  return (
    <section className="prices-csv" aria-labelledby="prices-csv">
      <h2 id="prices-csv">{t('title')}</h2>
      <p className="office-note">{t('hint')}</p>
      <label>
        {t('file')}{' '}
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => void look(target.files?.[0])}
        />
      </label>
      <div role="status">
        {trouble ? <p className="office-alarm">{trouble}</p> : null}
        {read ? (
          <>
            <p>
              {t('found', {
                changes: read.changes.length,
                same: read.same,
                refused: read.refused.length,
              })}
            </p>
            <ul>
              {read.refused.map(({ line, trouble: what, said }) => (
                <li key={`${line}-${what}`} className="prices-refused">
                  {t('line', { line, trouble: t(`troubles.${what}`, { said }) })}
                </li>
              ))}
              {read.changes.map((each) => (
                <li key={keyOf(each)}>
                  {each.name}: {each.before} → <strong>{each.after}</strong>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p className="prices-acts">
        {read && read.changes.length > 0 ? (
          <Button type="button" size="small" onClick={() => take(read)}>
            {t('take')}
          </Button>
        ) : null}
        <Button type="button" size="small" buttonStyle="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </p>
    </section>
  )
}
