'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { ProofForm } from './proof-form'
import { SheetSection } from './sheet-section'

type Shown = {
  id: string
  isThis: boolean
  browser: string
  since: string
  used: string
  from: string
}

const everywhereElse = 'all'

/** Where the account is signed in; each session but one's own can be ended here. */
export function SessionList({ sessions, lifetime }: { sessions: Shown[]; lifetime: string }) {
  const t = useTranslations('security.sessions')
  const router = useRouter()
  const [ending, setEnding] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  useFocusOnExchange(section, ending ?? '')
  const others = sessions.filter(({ isThis }) => !isThis)

  function finish(answer: unknown) {
    const { ended } = answer as { ended: number }
    notify({ title: t('ended', { count: ended }) })
    setEnding(null)
    router.refresh()
  }

  const proof = (
    <ProofForm
      path="/api/accounts/sessions/end"
      about={{ session: ending === everywhereElse ? null : ending }}
      submit={t(ending === everywhereElse ? 'endAll' : 'end')}
      onDone={finish}
      onCancel={() => setEnding(null)}
    />
  )

  return (
    <SheetSection ref={section} heading={t('heading')}>
      <ul>
        {sessions.map(({ browser, from, id, isThis, since, used }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0">
              <p className="font-medium [overflow-wrap:anywhere]">
                {isThis ? `${t('this')} · ${browser}` : browser}
              </p>
              <p className="mt-1 text-small text-text-second">
                {[since, used, from].filter(Boolean).join(' · ')}
              </p>
            </div>
            {isThis || ending === id ? null : (
              <Button
                aria-label={t('endLabel', { browser, date: since })}
                onClick={() => setEnding(id)}
              >
                {t('end')}
              </Button>
            )}
            {ending === id ? <div className="w-full pb-2">{proof}</div> : null}
          </li>
        ))}
      </ul>
      {others.length === 0 ? <p className="text-text-second">{t('alone')}</p> : null}
      {others.length > 1 && ending !== everywhereElse ? (
        <Button className="mt-4" look="ink" onClick={() => setEnding(everywhereElse)}>
          {t('endAll')}
        </Button>
      ) : null}
      {ending === everywhereElse ? <div className="mt-4">{proof}</div> : null}
      <p className="mt-5 text-small text-text-second">{lifetime}</p>
    </SheetSection>
  )
}
