'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import type { SyntheticEvent } from 'react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { Button, buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { TextField } from '@/ui/field'
import { BarFigure } from './bar-figure'
import { useChosenOptions } from './chosen-options'
import { figuresOfYes } from './figures-of-yes'
import { callLink, isOutdated, useTroubleWords } from './link-call'

type Props = {
  token: string
  revision: number
  currency: string
  /** Paid already: what is left of the total is the figure then. */
  paid: number
  /** Another revision was accepted before: what this one changes is agreed to like the first. */
  isChange: boolean
  termsVersion: string | null
  isEstimated: boolean
}

/** The same page anew, from its top, where it says that it changed. */
const newest = '?changed=1'

/** Of two buttons, one in the sheet and one at the thumb, the one that is seen. */
function focusShown(place: HTMLElement | null) {
  const buttons = [...(place?.querySelectorAll('button') ?? [])]
  buttons.find((button) => button.getClientRects().length > 0)?.focus()
}

/** The customer's yes: what, how much, and a typed name as its signature. */
export function AcceptPanel(props: Props) {
  const { token, revision, currency, paid, isChange, termsVersion, isEstimated } = props
  const t = useTranslations('link.accept')
  const format = useSiteFormatter()
  const router = useRouter()
  const troubleWords = useTroubleWords()
  const { keys, sums, known } = useChosenOptions()
  const { total, left, isBack, hasDeposit, deposit } = figuresOfYes({ sums, known, paid })
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [isComing, startComing] = useTransition()
  const busy = isSending || isComing
  /** Another revision stands in its place by now. */
  const [isOld, setIsOld] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const openers = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) focusShown(openers.current)
    wasOpen.current = isOpen
  }, [isOpen])

  async function accept() {
    if (total === null) return
    setIsSending(true)
    setTrouble(null)
    const wish = { token, name, revision, expectedTotal: total, options: keys, termsVersion }
    const sent = await callLink('accept', wish)
    setIsSending(false)
    if (sent.ok) {
      // open and busy until the page says what came of it: an offer that can be accepted would stand there again
      startComing(() => router.refresh())
      return
    }
    setTrouble(troubleWords(sent))
    setIsOld(isOutdated(sent))
    // the bar's button may stand far from it
    nameField.current?.focus()
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void accept()
  }

  const money = (amount: number | null) =>
    amount === null ? '…' : format.number(amount, { style: 'currency', currency })
  const open = t(isChange ? 'change' : 'open')
  const now = isChange ? t('nowChange', { revision }) : t('now')
  const leftLabel = t(isBack ? 'back' : 'balance')
  if (!isOpen) {
    return (
      <div ref={openers}>
        <Button
          look="sun"
          size="large"
          className="w-full max-lg:hidden"
          onClick={() => setIsOpen(true)}
        >
          {open}
        </Button>
        <BarFigure
          label={paid > 0 ? leftLabel : t('total')}
          figure={money(paid > 0 ? left : total)}
        >
          <Button
            look="sun"
            disabled={total === null}
            aria-label={open}
            onClick={() => setIsOpen(true)}
          >
            {t('open')}
          </Button>
        </BarFigure>
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5 border-t border-text pt-5">
      <h2 className="text-h4">{t('title')}</h2>
      <p className="flex items-baseline justify-between gap-4">
        <span>{t('total')}</span>
        <span className="money text-h3">{money(total)}</span>
      </p>
      {paid > 0 ? (
        <p className="flex items-baseline justify-between gap-4">
          <span>{leftLabel}</span>
          <span className="money text-h4">{money(left)}</span>
        </p>
      ) : hasDeposit ? (
        <p className="flex items-baseline justify-between gap-4">
          <span>{t('deposit')}</span>
          <span className="money text-h4">{money(deposit)}</span>
        </p>
      ) : null}
      <ul className="grid list-disc gap-2 pl-5 text-text-second">
        {isEstimated ? <li>{t('sizes')}</li> : null}
        <li>{t('cut')}</li>
      </ul>
      <TextField
        label={t('name')}
        ref={nameField}
        autoComplete="name"
        value={name}
        autoFocus
        error={trouble ?? undefined}
        onChange={(event) => {
          setName(event.target.value)
          setTrouble(null)
        }}
      />
      <p className="text-small text-text-second">
        {termsVersion === null ? null : `${t('terms', { version: termsVersion })} `}
        {t('nothingCharged')}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOld ? (
          <a href={newest} className={classNames(buttonClasses('sun', 'large'), 'max-lg:hidden')}>
            {t('newest')}
          </a>
        ) : (
          <Button
            type="submit"
            look="sun"
            size="large"
            busy={busy}
            disabled={total === null}
            className="max-lg:hidden"
          >
            {now}
          </Button>
        )}
        <Button look="outline" size="large" onClick={() => setIsOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
      <BarFigure {...barFigure()}>
        {isOld ? (
          <a href={newest} className={buttonClasses('sun')}>
            {t('newest')}
          </a>
        ) : (
          <Button type="submit" look="sun" busy={busy} disabled={total === null}>
            {now}
          </Button>
        )}
      </BarFigure>
    </form>
  )

  /** What a yes leads to, in one figure. */
  function barFigure() {
    if (paid > 0) return { label: leftLabel, figure: money(left) }
    return hasDeposit
      ? { label: t('dueThen'), figure: money(deposit) }
      : { label: t('total'), figure: money(total) }
  }
}
