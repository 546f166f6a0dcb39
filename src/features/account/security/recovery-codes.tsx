'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'

/** The codes that get one in without the telephone, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTranslations('security.step')
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <div className="grid gap-5">
      <Alert tone="notice" title={t('recoveryTitle')}>
        {t('recoveryText')}
      </Alert>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 font-medium tracking-wide tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t(copied ? 'copied' : 'copy')}</Button>
        <Button look="ink" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}
