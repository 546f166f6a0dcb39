'use client'

import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Link2, Mail } from 'lucide-react'
import type { QuoteRequest } from '@/domain/pricing/types'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { shareEstimate } from './share-estimate'
import type { ShareAnswer } from './share-estimate'

/** What went wrong, said where it was asked for; at the field it may be the address itself. */
type Trouble = { at: 'field' | 'link'; text: string; isOfAddress: boolean }

/** Where a sheet is sent to: the one field that its main action needs. */
export const shareFieldId = 'estimate-email'

type Props = {
  request: QuoteRequest
  /** The quote that it was saved as. */
  quoteId?: number | undefined
  /** Nobody is signed in: it is the quickest way to keep the estimate. */
  isFirst?: boolean
  /** What else can be done with the sheet. */
  children?: ReactNode
}

/** A link to this estimate, to copy or by mail, for whoever decides with the visitor; no account needed. */
export function ShareBox({ request, quoteId, isFirst = false, children }: Props) {
  const t = useTranslations('quote.share')
  const id = useId()
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState<'link' | 'mail' | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function ask(what: 'link' | 'mail', email?: string): Promise<ShareAnswer> {
    setBusy(what)
    setSaid(null)
    setTrouble(null)
    const answer = await shareEstimate(request, { quoteId, email })
    setBusy(null)
    if (answer.kind === 'failed') {
      const { message, isOfAddress } = answer
      const at = what === 'mail' ? 'field' : 'link'
      refuse({ at, text: message ?? t('failed'), isOfAddress })
    }
    return answer
  }

  function refuse(refusal: Trouble): void {
    setSaid(null)
    setTrouble(refusal)
    if (refusal.at === 'field') document.getElementById(shareFieldId)?.focus()
  }

  async function copy(): Promise<void> {
    // one estimate has one link, however often it is copied
    const answer = url === null ? await ask('link') : ({ kind: 'link', url } as const)
    if (answer.kind !== 'link') return
    setUrl(answer.url)
    const isCopied = await navigator.clipboard.writeText(answer.url).then(
      () => true,
      () => false,
    )
    setSaid(t(isCopied ? 'copied' : 'copyByHand'))
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const to = email.trim()
    if (busy) return
    if (to === '') return refuse({ at: 'field', text: t('noAddress'), isOfAddress: true })
    const answer = await ask('mail', to)
    if (answer.kind === 'sent') setSaid(t('sent', { email: to }))
  }

  const atField = trouble?.at === 'field' ? trouble : null
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames(!isFirst && 'mt-6', 'border-t border-rule pt-5')}
    >
      <h2 id={`${id}-title`} className="font-sans text-base font-semibold">
        {t(isFirst ? 'titleFirst' : 'title')}
      </h2>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-3 flex flex-wrap gap-3">
        <label htmlFor={shareFieldId} className="sr-only">
          {t('email')}
        </label>
        <input
          id={shareFieldId}
          type="email"
          autoComplete="email"
          placeholder={t('email')}
          maxLength={254}
          value={email}
          aria-invalid={atField?.isOfAddress === true || undefined}
          aria-describedby={atField ? `${id}-trouble` : undefined}
          onChange={(event) => {
            setTrouble(null)
            setEmail(event.target.value)
          }}
          className="min-h-11 min-w-0 flex-[1_1_11rem] rounded-glass border border-field-edge bg-paper px-3.5 aria-invalid:border-error"
        />
        <Button
          type="submit"
          busy={busy === 'mail'}
          {...(isFirst && { look: 'sunOnDesk' as const })}
        >
          {/* the narrow column of a small desk has room for the field and its button without it */}
          <Mail aria-hidden="true" className="size-4.5 lg:max-xl:hidden" />
          {t(isFirst ? 'send' : 'sendIt')}
        </Button>
      </form>
      {atField ? (
        <p id={`${id}-trouble`} role="alert" className="mt-1 text-base font-medium text-error">
          {atField.text}
        </p>
      ) : null}
      <p className="mt-2 text-base text-pretty text-text-second">{t('text')}</p>
      <div className="mt-1 flex flex-wrap gap-x-8">
        <button
          type="button"
          aria-busy={busy === 'link'}
          onClick={() => void copy()}
          className="inline-flex min-h-11 items-center gap-2.5 text-link"
        >
          <Link2 aria-hidden="true" className="size-4.5" />
          {t('copy')}
        </button>
        {children}
      </div>
      {trouble?.at === 'link' ? (
        <p role="alert" className="mt-1 text-base font-medium text-error">
          {trouble.text}
        </p>
      ) : null}
      <p role="status" className="text-base text-edge-mid not-empty:mt-1">
        {said}
      </p>
      {url === null ? null : (
        <input
          readOnly
          aria-label={t('link')}
          value={url}
          onFocus={(event) => event.target.select()}
          className="mt-2 min-h-11 w-full rounded-glass border border-rule bg-stone px-3.5 text-small"
        />
      )}
    </section>
  )
}
