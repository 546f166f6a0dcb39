'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '@/client/api'
import type { ImportReport } from '@/services/customers/import-customers'
import { refusalText } from '../refusal-text'
import { ReportOfImport } from './report-of-import'

/** A table is chosen and tried; what it would do stands there, and then it is done. */
export function ImportCustomers() {
  const t = useTranslations('officeInOut.import')
  const [csv, setCsv] = useState<string | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function choose(file: File | undefined) {
    setReport(null)
    setTrouble(null)
    setCsv(null)
    if (file === undefined) return
    const text = await file.text()
    setCsv(text)
    await ask(text, false)
  }

  async function ask(text: string, write: boolean) {
    setBusy(true)
    setTrouble(null)
    const sent = await callApi('POST', '/api/office/customers/import', { csv: text, write })
    setBusy(false)
    // the answer of our own server
    if (sent.ok) setReport(sent.body as ImportReport)
    else setTrouble(refusalText(sent) ?? t('failed'))
  }

  const isReady = report !== null && !report.isWritten && report.ready > 0
  return (
    <div className="import">
      <label>
        {t('choose')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isBusy}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <p role="status">{isBusy ? t('busy') : null}</p>
      {trouble ? (
        <p role="alert" className="office-alarm">
          {trouble}
        </p>
      ) : null}
      {report ? <ReportOfImport report={report} /> : null}
      {isReady && csv !== null ? (
        <Button type="button" disabled={isBusy} onClick={() => void ask(csv, true)}>
          {t('import', { count: report.ready })}
        </Button>
      ) : null}
    </div>
  )
}
