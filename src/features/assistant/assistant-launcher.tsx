'use client'

import type { ComponentProps } from 'react'
import { useEffect, useRef, useState } from 'react'
import { onAssistantAsked, openAssistant } from '@/client/assistant'
import type { Locale } from '@/config/locales'
import { classNames } from '@/ui/class-names'
import type { AssistantPanel } from './assistant-panel'
import type { Desk } from './desk'

type Props = { locale: Locale; label: string; company: Desk['company'] }

type Loaded = {
  Panel: (props: ComponentProps<typeof AssistantPanel>) => React.ReactNode
  t: Desk['t']
}

/**
 * The button that opens Sandra. It stands in the margin, and is as wide as that; on a phone the bar at
 * the foot has one instead. Her code and her words come with the first click.
 */
export function AssistantLauncher({ locale, label, company }: Props) {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  const opener = useRef<Element | null>(null)

  useEffect(
    () =>
      onAssistantAsked(() => {
        opener.current = document.activeElement
        setOpen(true)
      }),
    [],
  )

  useEffect(() => {
    if (!open || loaded !== null) return
    let wanted = true
    void Promise.all([import('./assistant-panel'), import('./words')]).then(
      async ([{ AssistantPanel: Panel }, { loadWords }]) => {
        const t = await loadWords(locale)
        if (wanted) setLoaded({ Panel, t })
      },
      () => setOpen(false),
    )
    return () => {
      wanted = false
    }
  }, [open, loaded, locale])

  function giveFocusBack() {
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && loaded === null) || undefined}
        onClick={openAssistant}
        className={classNames(
          'fixed right-0 bottom-6 z-20 grid h-14 w-8 place-items-center rounded-l-glass border border-r-0 border-edge-line bg-edge-ink text-ground shadow-float ring-1 ring-ground hover:bg-edge-mid max-lg:hidden min-[88rem]:w-14 print:hidden',
          open && loaded !== null && 'invisible',
        )}
      >
        <SpeechPane />
      </button>
      {loaded === null ? null : (
        <loaded.Panel
          desk={{ locale, t: loaded.t, company }}
          open={open}
          onOpenChange={setOpen}
          onClosed={giveFocusBack}
        />
      )}
    </>
  )
}

/** A pane of glass with a pointer: somebody speaks. */
function SpeechPane() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 min-[88rem]:size-6"
      fill="none"
      stroke="currentColor"
    >
      <path d="M3.5 4.5h17v12h-9l-4.5 4v-4h-3.5z" strokeWidth="1.6" strokeLinejoin="miter" />
      <path d="M8 9h8M8 12.2h5" strokeWidth="1.6" />
    </svg>
  )
}
