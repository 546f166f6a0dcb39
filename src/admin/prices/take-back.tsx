'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ShownSet } from '@/services/price-changes/sets'

type Props = { set: ShownSet; isBusy: boolean; onTakeBack: () => void }

/** The way back from a published set; where that would be prices forward again, it asks first. */
export function TakeBack({ set: { takesBack, changes }, isBusy, onTakeBack }: Props) {
  const t = useTranslations('officePrices.held')
  const [isAsked, setAsked] = useState(false)
  if (takesBack === null) {
    return (
      <Button type="button" buttonStyle="secondary" disabled={isBusy} onClick={onTakeBack}>
        {t('takeBack')}
      </Button>
    )
  }
  if (!isAsked) {
    return (
      <button type="button" className="prices-link" onClick={() => setAsked(true)}>
        {t('again', { id: takesBack })}
      </button>
    )
  }
  return (
    <>
      <span role="alert">{t('againSure', { id: takesBack, count: changes.length })}</span>
      <Button type="button" buttonStyle="secondary" disabled={isBusy} onClick={onTakeBack}>
        {t('againYes')}
      </Button>
      <button type="button" className="prices-link" onClick={() => setAsked(false)}>
        {t('againNo')}
      </button>
    </>
  )
}
