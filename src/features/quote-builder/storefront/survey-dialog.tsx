'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { Storefront } from '@/domain/storefront/storefront'
import { Dialog } from '@/ui/dialog'
import { SurveyForm } from './survey-form'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  front: Storefront
  glassTypeId: number | null
}

/** Who asks and where, over the drawing that goes along. */
export function SurveyDialog({ open, onOpenChange, front, glassTypeId }: Props) {
  const t = useTranslations('quote.storefront.survey')
  const [isSent, setIsSent] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next)
        setIsSent(false)
      }}
      title={t('request')}
      {...(isSent ? {} : { description: t('lead') })}
      closeLabel={t('close')}
    >
      <SurveyForm {...{ front, glassTypeId }} onSent={() => setIsSent(true)} />
    </Dialog>
  )
}
