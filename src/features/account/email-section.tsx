'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import { EmailForm } from './email-form'
import { ProfileSection } from './profile-section'

type State = { kind: 'closed' | 'open' } | { kind: 'sent'; to: string }

/** Asks for another address to sign in with; closed until somebody wants to. */
export function EmailSection({ email }: { email: string }) {
  const t = useTranslations('account.email')
  const [state, setState] = useState<State>({ kind: 'closed' })
  const section = useRef<HTMLElement>(null)
  useFocusOnExchange(section, state.kind)
  return (
    <ProfileSection ref={section} heading={t('heading')}>
      {state.kind === 'open' ? (
        <EmailForm
          onSent={(to) => setState({ kind: 'sent', to })}
          onCancel={() => setState({ kind: 'closed' })}
        />
      ) : (
        <div className="grid justify-items-start gap-4">
          {state.kind === 'sent' ? (
            <Alert tone="done" title={t('sentTitle')}>
              {withAddressBreaks(t('sentText', { old: email, email: state.to }))}
            </Alert>
          ) : (
            <>
              <p className="[overflow-wrap:anywhere]">{withAddressBreaks(email)}</p>
              <p className="text-text-second">{t('lead')}</p>
            </>
          )}
          <Button onClick={() => setState({ kind: 'open' })}>{t('open')}</Button>
        </div>
      )}
    </ProfileSection>
  )
}
