'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { VerdictWords } from './use-verdicts'

/** Says a block to those who listen when it comes up, and nothing of those that stand. */
export function NewBlock({ shown }: { shown: readonly VerdictWords[] }) {
  const t = useTranslations('quote.verdicts')
  const blocks = shown.filter(({ level }) => level === 'block')
  const keys = blocks.map(({ key }) => key).join(' ')
  const [known, setKnown] = useState(keys)
  const [said, setSaid] = useState('')
  if (keys !== known) {
    const fresh = blocks.filter(({ key }) => !known.split(' ').includes(key))
    setKnown(keys)
    setSaid(fresh.map(({ title }) => `${t('block')}: ${title}.`).join(' '))
  }
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
