'use client'

import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { TextField } from '@/ui/field'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete' | 'inputMode'>

/** The address that an account goes by; a password manager fills it in. */
export function EmailField(props: Props) {
  const t = useTranslations('account.fields')
  return (
    <TextField
      label={t('email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      required
      {...props}
    />
  )
}
