'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { FileText } from 'lucide-react'
import { saveFile } from '@/client/save-file'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { notifyError } from '@/ui/toast'

type Kind = 'estimate' | 'statement' | 'cut_list'

/** The papers of the revision that is shown, as PDF; the cut list once the sizes are final. */
export function PapersPart({ known }: { known: OfficeQuote }) {
  const t = useTranslations('officeQuote.papers')
  const [busy, setBusy] = useState<Kind | null>(null)
  const { id: quoteId, revision, draft, amountPaid } = known
  const isFinal = draft.measurements === 'final' || amountPaid > 0 || didMoneyGoBack(known)
  const kinds: Kind[] = [
    'estimate',
    ...(amountPaid > 0 ? (['statement'] as const) : []),
    ...(draft.measurements === 'final' ? (['cut_list'] as const) : []),
  ]

  async function save(kind: Kind) {
    setBusy(kind)
    // the order goes to the supplier, who reads English
    const language = kind === 'cut_list' ? 'en' : draft.language
    const isSaved = await saveFile('/api/office/quotes/paper', {
      quoteId,
      revision,
      kind,
      language,
    })
    setBusy(null)
    if (!isSaved) notifyError({ title: t('failed') })
  }

  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-x-4 text-small">
      {kinds.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            aria-busy={busy === kind || undefined}
            disabled={busy !== null}
            onClick={() => void save(kind)}
            className="inline-flex min-h-11 items-center gap-1.5 text-link"
          >
            <FileText aria-hidden="true" className="size-4" />
            {t(kind === 'estimate' && isFinal ? 'final' : kind)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** All that was paid on what is shown; a new price is an estimate again, before and after its yes. */
function didMoneyGoBack({
  paymentStatus,
  balanceDue,
  acceptedRevision,
  revision,
}: OfficeQuote): boolean {
  return paymentStatus === 'refunded' && balanceDue <= 0 && acceptedRevision === revision
}
