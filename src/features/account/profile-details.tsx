'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { Profile } from '@/domain/account/profile'
import { phoneText } from '@/domain/customer/phone-text'
import { wholeZip } from '@/domain/text/whole-zip'
import { Button } from '@/ui/button'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import { ProfileForm } from './profile-form'
import { ProfileSection } from './profile-section'

type Props = { profile: Profile; email: string; emailHint: string; loginHref: string }

/** Name, phone number and address: shown, and edited in place. */
export function ProfileDetails({ profile, email, emailHint, loginHref }: Props) {
  const t = useTranslations('account')
  const [editing, setEditing] = useState(false)
  const [shown, setShown] = useState(profile)
  const section = useRef<HTMLElement>(null)
  useFocusOnExchange(section, editing)

  if (editing) {
    return (
      <ProfileSection ref={section} heading={t('profile.details')}>
        <ProfileForm
          profile={shown}
          email={email}
          emailHint={emailHint}
          loginHref={loginHref}
          onCancel={() => setEditing(false)}
          onSaved={(saved) => {
            setShown(saved)
            setEditing(false)
          }}
        />
      </ProfileSection>
    )
  }
  const rows = [
    ['fullName', shown.fullName],
    ['email', email],
    ['phoneNumber', phoneText(shown.phoneNumber)],
    ['address', wholeZip(shown.address)],
  ] as const
  return (
    <ProfileSection
      ref={section}
      heading={t('profile.details')}
      action={<Button onClick={() => setEditing(true)}>{t('profile.edit')}</Button>}
    >
      <dl className="grid gap-4">
        {rows.map(([field, value]) => (
          <div key={field} className="min-w-0">
            <dt className="text-small text-text-second">{t(`fields.${field}`)}</dt>
            <dd className="mt-0.5 [overflow-wrap:anywhere] whitespace-pre-line">
              {value === '' ? (
                <span className="text-text-second">{t('profile.none')}</span>
              ) : (
                withAddressBreaks(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  )
}
