'use client'

import { useState } from 'react'
import { useLocale } from 'next-intl'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from './link-call'

type Props = { token: string; revision: number; kind: 'estimate' | 'statement'; children: string }

const named = /filename="([^"]+)"/

/** Saves a paper as a PDF; the token travels in the body, so that no address shows it. */
export function PaperButton({ token, revision, kind, children }: Props) {
  const language = useLocale()
  const troubleWords = useTroubleWords()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const file = await fetchPaper({ token, revision, kind, language })
    setBusy(false)
    if (file === null) {
      notifyError({ title: troubleWords({ ok: false, kind: 'offline' }) })
      return
    }
    const url = URL.createObjectURL(file.content)
    const way = document.createElement('a')
    way.href = url
    way.download = file.name
    way.click()
    URL.revokeObjectURL(url)
  }

  return (
    <Button look="quiet" busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  )
}

async function fetchPaper(wish: Record<string, unknown>) {
  try {
    const answer = await fetch('/api/q/pdf', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    })
    if (!answer.ok) return null
    const name = named.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
    return { name: name ?? 'quote.pdf', content: await answer.blob() }
  } catch {
    return null
  }
}
