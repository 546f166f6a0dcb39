'use client'

import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { saveFile } from '@/client/save-file'
import { Spinner } from '@/ui/button'
import { notifyError } from '@/ui/toast'

/** The receipt of one payment as a file, as its letter brought it. */
export function ReceiptLink({ quoteId, reference }: { quoteId: number; reference: string }) {
  const t = useTranslations('quote.resume')
  const language = useLocale()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const isSaved = await saveFile('/api/payments/receipt', { quoteId, reference, language })
    setBusy(false)
    if (!isSaved) notifyError({ title: t('receiptFailed') })
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      onClick={() => void save()}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-link"
    >
      {isBusy ? <Spinner /> : null}
      {t('receiptFile', { reference })}
    </button>
  )
}
