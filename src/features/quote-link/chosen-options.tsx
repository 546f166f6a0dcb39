'use client'

import { createContext, use, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { notifyError } from '@/ui/toast'
import { callLink, useTroubleWords } from './link-call'

type Chosen = {
  keys: string[]
  /** With what is ticked, as the server reckons it; null while it does. */
  total: number | null
  toggle: (key: string) => void
}

const ChosenContext = createContext<Chosen | null>(null)

type Props = { token: string; total: number; children: ReactNode }

/** Which options are ticked on this page; what they come to is the server's to say. */
export function ChosenOptions({ token, total: bare, children }: Props) {
  const [keys, setKeys] = useState<string[]>([])
  const [total, setTotal] = useState<number | null>(bare)
  const round = useRef(0)
  /** What the server said last: where it can't be asked, that choice comes back. */
  const agreed = useRef<{ keys: string[]; total: number }>({ keys: [], total: bare })
  const troubleWords = useTroubleWords()

  function toggle(key: string) {
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
    setKeys(next)
    round.current += 1
    const mine = round.current
    if (next.length === 0) {
      agreed.current = { keys: next, total: bare }
      setTotal(bare)
      return
    }
    setTotal(null)
    void callLink('total', { token, options: next }).then((sent) => {
      // What was ticked meanwhile has a total of its own.
      if (mine !== round.current) return
      const said = sent.ok ? Reflect.get(sent.body as object, 'total') : null
      if (typeof said === 'number') agreed.current = { keys: next, total: said }
      else notifyError({ title: troubleWords(sent) })
      setKeys(agreed.current.keys)
      setTotal(agreed.current.total)
    })
  }

  return <ChosenContext value={{ keys, total, toggle }}>{children}</ChosenContext>
}

export function useChosenOptions(): Chosen {
  const chosen = use(ChosenContext)
  if (chosen === null) throw new Error('Options are chosen within ChosenOptions.')
  return chosen
}

/** `label` says what it adds. */
type TickProps = { optionKey: string; label: string }

/** One option to tick. */
export function OptionTick({ optionKey, label }: TickProps) {
  const { keys, toggle } = useChosenOptions()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={keys.includes(optionKey)}
        onChange={() => toggle(optionKey)}
        className="size-6 shrink-0 accent-edge-ink"
      />
      <span className="min-w-0">{label}</span>
    </label>
  )
}

/** The total with what is ticked, where something is. */
export function TotalWithOptions({ currency }: { currency: string }) {
  const t = useTranslations('link')
  const format = useSiteFormatter()
  const { keys, total } = useChosenOptions()
  if (keys.length === 0) return null
  return (
    <p
      role="status"
      className="mt-4 flex items-baseline justify-between gap-4 border-t border-text pt-3"
    >
      <span>{t('withOptions')}</span>
      <span className="money text-h3">
        {total === null ? '…' : format.number(total, { style: 'currency', currency })}
      </span>
    </p>
  )
}
