'use client'

import { useState } from 'react'
import { useLocale } from 'next-intl'
import { saveFile } from '@/client/save-file'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from './link-call'

type Props = { token: string; revision: number; kind: 'estimate' | 'statement'; children: string }

/** Saves a paper as a PDF; the token travels in the body, so that no address shows it. */
export function PaperButton({ token, revision, kind, children }: Props) {
  const language = useLocale()
  const troubleWords = useTroubleWords()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const isSaved = await saveFile('/api/q/pdf', { token, revision, kind, language })
    setBusy(false)
    if (!isSaved) notifyError({ title: troubleWords({ ok: false, kind: 'offline' }) })
  }

  return (
    <Button look="quiet" className="-mr-5" busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  )
}
