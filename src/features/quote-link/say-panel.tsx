'use client'

import { useRef, useState, useTransition } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/field'
import { askPlace } from './ask-link'
import { callLink, useTroubleWords } from './link-call'
import { ReachBar } from './reach-bar'

type Props = {
  token: string
  revision: number
  mayDecline: boolean
  /** Empty where the company has none. */
  phone: string
  nightPhone: string | null
}
type Open = 'ask' | 'decline' | null

/** What has just been opened is seen whole, with the button that sends it. */
function comeIntoView(form: HTMLFormElement | null) {
  form?.scrollIntoView({ block: 'nearest' })
}

/** What else there is to say: a question, or no. What was typed stays until it has arrived. */
export function SayPanel({ token, revision, mayDecline, phone, nightPhone }: Props) {
  const t = useTranslations('link')
  const router = useRouter()
  const troubleWords = useTroubleWords()
  const [asked, setOpen] = useState<Open>(null)
  // once it was declined there is no more to say no to
  const open = asked === 'decline' && !mayDecline ? null : asked
  const [text, setText] = useState({ ask: '', decline: '' })
  const [isSending, setIsSending] = useState(false)
  const [isComing, startComing] = useTransition()
  const busy = isSending || isComing
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  /** What opened it, and has the focus again once it is closed. */
  const opener = useRef<HTMLElement>(null)

  async function send(what: Exclude<Open, null>) {
    setIsSending(true)
    setTrouble(null)
    const said = what === 'ask' ? { message: text.ask } : { revision, reason: text.decline }
    const sent = await callLink(what, { token, ...said })
    setIsSending(false)
    if (!sent.ok) {
      setTrouble(troubleWords(sent))
      return
    }
    if (what === 'ask') {
      setOpen(null)
      setIsAsked(true)
      // it stands beside what says so
      document.getElementById(askPlace)?.focus()
    }
    startComing(() => {
      // a no stays open and busy until the page says it
      setText({ ...text, [what]: '' })
      router.refresh()
    })
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (open !== null) void send(open)
  }

  function show(what: Exclude<Open, null>) {
    setTrouble(null)
    setIsAsked(false)
    setOpen(what)
    const from = document.activeElement
    // not every browser gives a button the focus that is pressed
    const isKnown = from instanceof HTMLElement && from.matches('a, button')
    opener.current = isKnown ? from : document.getElementById(askPlace)
    // what is open already may stand far from where it was asked for
    if (what === open) field.current?.focus()
  }

  function close() {
    setTrouble(null)
    setOpen(null)
    opener.current?.focus()
  }

  function leave(event: KeyboardEvent) {
    // of what an input method is still composing it takes back that
    if (event.key === 'Escape' && !busy && !event.nativeEvent.isComposing) close()
  }

  return (
    <div className="grid gap-4">
      {isAsked ? <Alert tone="done" title={t('ask.done')} /> : null}
      <div className="-ml-5 flex flex-wrap gap-y-2">
        <Button
          id={askPlace}
          look="quiet"
          aria-expanded={open === 'ask'}
          onClick={() => show('ask')}
        >
          {t('ask.open')}
        </Button>
        {mayDecline ? (
          <Button look="quiet" aria-expanded={open === 'decline'} onClick={() => show('decline')}>
            {t('decline.open')}
          </Button>
        ) : null}
      </div>
      {open === null ? null : (
        <form
          key={open}
          ref={comeIntoView}
          onSubmit={submit}
          onKeyDown={leave}
          noValidate
          // its last button stands clear of the bars
          className="grid gap-4 border-t border-rule pt-4 max-lg:scroll-mb-32"
        >
          <h2 className="text-h4">{t(`${open}.title`)}</h2>
          <TextArea
            label={t(open === 'ask' ? 'ask.message' : 'decline.reason')}
            ref={field}
            rows={4}
            autoFocus
            maxLength={open === 'ask' ? 5000 : 1000}
            value={text[open]}
            error={trouble ?? undefined}
            onChange={(event) => setText({ ...text, [open]: event.target.value })}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="ink" busy={busy}>
              {t(`${open}.send`)}
            </Button>
            <Button look="outline" onClick={close}>
              {t(open === 'ask' ? 'ask.close' : 'decline.keep')}
            </Button>
          </div>
        </form>
      )}
      <ReachBar {...{ phone, nightPhone }} ask={() => show('ask')} />
    </div>
  )
}
