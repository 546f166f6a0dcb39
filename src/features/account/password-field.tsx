'use client'

import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { TextField } from '@/ui/field'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const t = useTranslations('account.fields')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      required
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aside={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-my-3 -mr-2 min-h-11 min-w-11 px-2 text-edge-mid underline underline-offset-4 hover:text-edge-ink"
        >
          {t(shown ? 'hidePassword' : 'showPassword')}
        </button>
      }
    />
  )
}
