'use client'

import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { FileText } from 'lucide-react'
import { saveFile } from '@/client/save-file'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'

/** The receipt of one payment as a file, as its letter brought it. */
export function ReceiptButton({ quoteId, reference }: { quoteId: number; reference: string }) {
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
    <Button busy={isBusy} onClick={() => void save()}>
      <FileText aria-hidden="true" className="size-4.5" />
      {t('receiptFile', { reference })}
    </Button>
  )
}
