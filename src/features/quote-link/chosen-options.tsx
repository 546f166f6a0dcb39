'use client'

import { createContext, use, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { minorDigits } from '@/domain/money/currency'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { notifyError } from '@/ui/toast'
import { callLink, useTroubleWords } from './link-call'

export type Sums = {
  total: number
  /** What is asked for first; null where all is due at once. */
  deposit: number | null
}

type Chosen = {
  keys: string[]
  /** With what is ticked, as the server reckons it; null while it does. */
  sums: Sums | null
  /** What the server said last. */
  known: Sums
  /** With nothing ticked. */
  bare: Sums
  toggle: (key: string) => void
}

const ChosenContext = createContext<Chosen | null>(null)

type Props = Sums & { token: string; children: ReactNode }

/** Which options are ticked on this page; what they come to is the server's to say. */
export function ChosenOptions({ token, total, deposit, children }: Props) {
  const bare = { total, deposit }
  const [keys, setKeys] = useState<string[]>([])
  const [sums, setSums] = useState<Sums | null>(bare)
  const [known, setKnown] = useState<Sums>(bare)
  const round = useRef(0)
  /** What the server said last: where it can't be asked, that choice comes back. */
  const agreed = useRef<{ keys: string[]; sums: Sums }>({ keys: [], sums: bare })
  const troubleWords = useTroubleWords()

  function toggle(key: string) {
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
    setKeys(next)
    round.current += 1
    const mine = round.current
    if (next.length === 0) {
      agreed.current = { keys: next, sums: bare }
      setSums(bare)
      setKnown(bare)
      return
    }
    setSums(null)
    void callLink('total', { token, options: next }).then((sent) => {
      // What was ticked meanwhile has a total of its own.
      if (mine !== round.current) return
      const said = sent.ok ? sumsIn(sent.body) : null
      if (said !== null) agreed.current = { keys: next, sums: said }
      else notifyError({ title: troubleWords(sent) })
      setKeys(agreed.current.keys)
      setSums(agreed.current.sums)
      setKnown(agreed.current.sums)
    })
  }

  return <ChosenContext value={{ keys, sums, known, bare, toggle }}>{children}</ChosenContext>
}

function sumsIn(body: unknown): Sums | null {
  if (typeof body !== 'object' || body === null) return null
  const [total, deposit] = ['total', 'deposit'].map((name): unknown => Reflect.get(body, name))
  if (typeof total !== 'number') return null
  return { total, deposit: typeof deposit === 'number' ? deposit : null }
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

type Shown = { currency: string }

/** The total with what is ticked, as the server reckons it. */
export function ChosenTotal({ currency }: Shown) {
  const format = useSiteFormatter()
  const { sums } = useChosenOptions()
  return sums === null ? '…' : format.number(sums.total, { style: 'currency', currency })
}

/** The same, and said aloud whenever it changes. */
export function SaidTotal({ currency }: Shown) {
  const t = useTranslations('link')
  const { keys } = useChosenOptions()
  return (
    <span role="status">
      {keys.length > 0 ? <span className="sr-only">{t('withOptions')} </span> : null}
      <ChosenTotal currency={currency} />
    </span>
  )
}

/** `isSigned` where it stands below a difference, which has its sign. */
type AddedProps = Shown & { isSigned?: boolean }

/** What the ticks add to the sums; no line says that nothing was chosen. */
export function AddedByChoices({ currency, isSigned = false }: AddedProps) {
  const t = useTranslations('link')
  const format = useSiteFormatter()
  const { keys, sums, bare } = useChosenOptions()
  if (keys.length === 0) return null
  const digits = minorDigits(currency)
  const written = {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    signDisplay: isSigned ? ('exceptZero' as const) : ('auto' as const),
  }
  return (
    <div className="flex justify-between gap-6 pt-1.5 print:pt-0.5">
      <dt className="min-w-0 text-text-second">{t('choices')}</dt>
      <dd className="shrink-0 text-right figures">
        {sums === null ? '…' : format.number(sums.total - bare.total, written)}
      </dd>
    </div>
  )
}
