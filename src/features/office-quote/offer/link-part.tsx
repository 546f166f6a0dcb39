'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { Check, Copy, MessageSquare } from 'lucide-react'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { buttonClasses } from '@/ui/button'

type Props = { known: OfficeQuote; link: string; phone: string }

/** The customer's address of the quote: to copy, or to send from the telephone of this desk. */
export function LinkPart({ known, link, phone }: Props) {
  const t = useTranslations('officeQuote.send')
  const [isCopied, setIsCopied] = useState(false)
  const words = t(known.draft.language === 'es' ? 'textEs' : 'textEn', {
    number: known.number,
    link,
  })
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 text-small font-semibold">
        {t('link')}
        <input
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-glass border border-field-edge bg-stone px-3 text-small font-normal"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonClasses()}
          onClick={() => {
            void navigator.clipboard.writeText(link).then(() => setIsCopied(true))
          }}
        >
          {isCopied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        </button>
        {phone === '' ? null : (
          <a
            className={buttonClasses()}
            href={`sms:${phone.replace(/[^+\d]/g, '')}?&body=${encodeURIComponent(words)}`}
          >
            <MessageSquare aria-hidden="true" className="size-4" />
            {t('text')}
          </a>
        )}
      </div>
    </div>
  )
}
