'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { sizeFieldId } from '@/builder/fields/size-fields'

type Sized = { width: string; height: string }

/** Says that a size was there before anything was typed, and empties it, until another one is typed. */
export function useKeptSize<Draft extends Sized>(draft: Draft, onChange: (draft: Draft) => void) {
  const [{ width, height }] = useState(draft)
  const t = useTranslations('quote.general')
  const isKept = width.trim() !== '' && width === draft.width && height === draft.height
  if (!isKept) return null
  return (
    <p className="-mt-2 flex items-center gap-3 text-small text-text-second">
      {t('kept')}
      <button
        type="button"
        className="min-h-11 text-link"
        onClick={() => {
          onChange({ ...draft, width: '', height: '' })
          document.getElementById(sizeFieldId('width'))?.focus()
        }}
      >
        {t('clear')}
      </button>
    </p>
  )
}
