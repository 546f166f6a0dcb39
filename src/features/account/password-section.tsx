'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { PasswordForm } from './password-form'
import { ProfileSection } from './profile-section'

/** Changes the password; closed until somebody wants to. */
export function PasswordSection({ minLength }: { minLength: number }) {
  const t = useTranslations('account.password')
  const [open, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  useFocusOnExchange(section, open)
  return (
    <ProfileSection ref={section} heading={t('heading')}>
      {open ? (
        <PasswordForm minLength={minLength} onDone={() => setOpen(false)} />
      ) : (
        <>
          <p className="mb-4 text-text-second">{t('lead')}</p>
          <Button onClick={() => setOpen(true)}>{t('open')}</Button>
        </>
      )}
    </ProfileSection>
  )
}
