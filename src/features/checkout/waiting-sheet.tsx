'use client'

import { useTranslations } from 'next-intl'
import type { PaymentPurpose } from '@/domain/quote/due'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { FactList } from './fact-list'
import { OutcomeSheet } from '@/client/outcome-sheet'

/** What the page knows before the bank has said a word. */
export type Asked = {
  number: string
  /** What is made, as its service is called. */
  work: string
  purpose: PaymentPurpose
  amount: number
  currency: string
}

type Props = { title: string; text: string; asked: Asked | null }

/** The payment as it was asked for, while nobody knows yet what became of it. */
export function WaitingSheet({ title, text, asked }: Props) {
  const t = useTranslations('payment.waiting')
  const format = useSiteFormatter()
  return (
    <OutcomeSheet tone="waiting" title={title} text={`${t('bank')} ${text}`} figure={asked?.number}>
      {asked === null ? null : (
        <FactList
          rows={[
            { label: t('work'), value: asked.work },
            {
              label: t(asked.purpose),
              value: format.number(asked.amount, { style: 'currency', currency: asked.currency }),
            },
          ]}
        />
      )}
    </OutcomeSheet>
  )
}
