'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import type { StepStanding } from '@/services/accounts/second-step/second-step'
import { ProofForm } from './proof-form'
import { RecoveryCodes } from './recovery-codes'
import { ScanForm } from './scan-form'
import type { Scanned } from './scan-form'
import { SheetSection } from './sheet-section'

type View =
  | { kind: 'standing' }
  | { kind: 'password' }
  | ({ kind: 'scan' } & Scanned)
  | { kind: 'codes'; codes: string[] }
  | { kind: 'renew' }
  | { kind: 'end' }

const standing: View = { kind: 'standing' }
const fewCodes = 3

/** Switches the second step of signing in on and off, and makes its recovery codes. */
export function SecondStep({ step, since }: { step: StepStanding; since: string }) {
  const t = useTranslations('security.step')
  const router = useRouter()
  const [view, setView] = useState<View>(standing)
  const section = useRef<HTMLElement>(null)
  useFocusOnExchange(section, view.kind)
  const close = () => setView(standing)

  function showCodes(answer: unknown) {
    setView({ kind: 'codes', codes: (answer as { recoveryCodes: string[] }).recoveryCodes })
  }

  function finish() {
    close()
    router.refresh()
  }

  return (
    <SheetSection ref={section} heading={t('heading')}>
      {view.kind === 'standing' ? (
        <Standing
          step={step}
          since={since}
          onBegin={() => setView({ kind: 'password' })}
          onRenew={() => setView({ kind: 'renew' })}
          onEnd={() => setView({ kind: 'end' })}
        />
      ) : null}
      {view.kind === 'password' ? (
        <ProofForm
          path="/api/accounts/second-step/begin"
          submit={t('next')}
          onDone={(answer) => setView({ kind: 'scan', ...(answer as Scanned) })}
          onCancel={close}
        />
      ) : null}
      {view.kind === 'scan' ? (
        <ScanForm
          {...view}
          onDone={(answer) => {
            notify({ title: t('setTitle'), text: t('setText') })
            showCodes(answer)
          }}
          onCancel={close}
        />
      ) : null}
      {view.kind === 'codes' ? <RecoveryCodes codes={view.codes} onDone={finish} /> : null}
      {view.kind === 'renew' ? (
        <ProofForm
          path="/api/accounts/second-step/recovery-codes"
          lead={t('renewLead')}
          submit={t('renewSubmit')}
          withCode
          onDone={showCodes}
          onCancel={close}
        />
      ) : null}
      {view.kind === 'end' ? (
        <ProofForm
          path="/api/accounts/second-step/end"
          lead={t('endLead')}
          submit={t('endSubmit')}
          withCode
          onDone={() => {
            notify({ title: t('endedTitle') })
            finish()
          }}
          onCancel={close}
        />
      ) : null}
    </SheetSection>
  )
}

type StandingProps = {
  step: StepStanding
  since: string
  onBegin: () => void
  onRenew: () => void
  onEnd: () => void
}

function Standing({ step, since, onBegin, onRenew, onEnd }: StandingProps) {
  const t = useTranslations('security.step')
  if (!step.isSet) {
    return (
      <>
        <p className="font-medium">{t(step.isAwaited ? 'awaited' : 'off')}</p>
        <p className="mt-2 mb-5 text-text-second">
          {step.isAwaited ? `${t('awaitedLead')} ` : null}
          {t('offLead')}
        </p>
        <Button look="ink" onClick={onBegin}>
          {t('begin')}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="font-medium">{t('on', { date: since }).replace(/\.\.$/, '.')}</p>
      <p className="mt-2 mb-5 text-text-second">
        {t('left', { count: step.recoveryLeft })}{' '}
        {step.recoveryLeft < fewCodes ? t('leftFew') : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRenew}>{t('renew')}</Button>
        <Button onClick={onEnd}>{t('end')}</Button>
      </div>
    </>
  )
}
