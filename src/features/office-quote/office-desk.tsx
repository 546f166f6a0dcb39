'use client'

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { usePricingTables, areTablesMissing } from '@/builder/tables/use-pricing-tables'
import type { Role } from '@/domain/account/roles'
import { Alert } from '@/ui/alert'
import { CallerPart } from './caller/caller-part'
import { JobPart } from './caller/job-part'
import { DeskHead } from './desk-head'
import { LinesPart } from './lines/lines-part'
import { MeasuredPart } from './measured/measured-part'
import { PapersPart } from './offer/papers-part'
import { SendPart } from './offer/send-part'
import { StaffNotes } from './offer/staff-notes'
import { StandingPart } from './offer/standing-part'
import { hasNoPrice } from './offer/has-no-price'
import { Sums } from './offer/sums'
import { TotalBar } from './offer/total-bar'
import { TermsPart } from './offer/terms-part'
import { useSend } from './offer/use-send'
import { PiecesPart } from './pieces/pieces-part'
import { removeLine } from './state/office-form'
import type { OfficeForm } from './state/office-form'
import { useAdding } from './state/use-adding'
import { useOfficeQuote } from './state/use-office-quote'
import type { DeskQuote } from './state/use-office-quote'
import { useShortcuts } from './state/use-shortcuts'
import { useUndo } from './state/use-undo'
import { UndoLine } from './undo-line'

type Props = {
  /** The quote that is opened; null of a new one. */
  quote: DeskQuote | null
  start: OfficeForm
  inquiryId: number | null
  /** Whether it was opened to put in what was found at the site. */
  isMeasured: boolean
  requestKey: string
  role: Role
  /** The day it is where the shop is, `2026-11-24`. */
  today: string
}

/** A quote for a caller: who, what, and what it comes to, beside one another. */
export function OfficeDesk(props: Props) {
  const { quote, start, inquiryId, isMeasured, requestKey, role, today } = props
  const t = useTranslations('officeQuote')
  const tables = usePricingTables()
  const work = useOfficeQuote({ known: quote, start, requestKey, inquiryId })
  const { form, known, keeping, change, save, settle } = work
  const { draft } = form
  const sending = useSend(work)
  const [open, setOpen] = useState<string | null>(null)
  const put = (next: Partial<OfficeForm>) => change((now) => ({ ...now, ...next }))
  const putDraft = (next: OfficeForm['draft']) => put({ draft: next })
  const undo = useUndo(putDraft)
  const add = useAdding(draft, putDraft)
  const isTyped = keeping.kind === 'waiting' || keeping.kind === 'saving'
  useShortcuts({
    free: () => add('free'),
    option: () => add('option'),
    discount: () => add('discount'),
    send: () => document.getElementById('send-now')?.click(),
  })
  useFreshOnReturn(work, keeping.kind)
  const asked = useFocusOnSizes(isMeasured && tables !== null)

  function remove(key: string) {
    undo.remember(draft)
    putDraft(removeLine(draft, key))
  }

  // of a revision the way out stays in sight: most of the terms hold as they are
  const isChange = quote !== null && quote.sentAt !== null
  const send = (
    <SendPart
      known={known}
      email={form.caller.email}
      phone={form.caller.phone}
      jobSite={form.jobSite}
      treatment={draft.taxTreatment}
      isChanged={isTyped}
      role={role}
      sending={sending}
    />
  )
  const found = known?.jobId ? (
    <MeasuredPart draft={draft} jobId={known.jobId} isFirst={isMeasured} onChange={putDraft} />
  ) : null
  return (
    <div className="mx-auto max-w-[90rem] px-4 pb-28 sm:px-6 lg:px-8 lg:pb-12">
      <DeskHead known={known} keeping={keeping} onRetry={() => void save(true)} onSettle={settle} />
      <div className="mt-5 grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)_18rem] lg:gap-7">
        <div className="grid content-start gap-6">
          {isMeasured ? found : null}
          <CallerPart
            caller={form.caller}
            isOfAccount={known?.isOfAccount ?? false}
            badFields={keeping.kind === 'refused' ? keeping.fields : []}
            isNew={quote === null}
            isSent={known !== null && known.sentAt !== null}
            onChange={(caller, jobSite = '') =>
              put({ caller, ...(jobSite !== '' && form.jobSite === '' ? { jobSite } : {}) })
            }
          />
          <JobPart
            form={form}
            taxSentence={known?.paper?.sums.tax?.reason?.en ?? null}
            onChange={put}
          />
          {isMeasured ? null : found}
        </div>
        <div className="min-w-0" ref={asked}>
          {tables === null ? (
            <p role="status" className="py-8 text-text-second">
              {t('loading')}
            </p>
          ) : areTablesMissing(tables) ? (
            <Alert title={t('noTables')} />
          ) : (
            <>
              <PiecesPart
                {...{ draft, tables, open }}
                paper={known?.paper ?? null}
                showsFaults={sending.sent.kind === 'faults'}
                onOpen={setOpen}
                onChange={putDraft}
                onRemove={remove}
                onReplace={(next) => {
                  undo.remember(draft)
                  putDraft(next)
                }}
              />
              <LinesPart
                {...{ draft, tables }}
                paper={known?.paper ?? null}
                onChange={putDraft}
                onRemove={remove}
                onAdd={add}
              />
              <UndoLine {...undo} />
            </>
          )}
        </div>
        <aside className="grid content-start gap-5 self-start border border-rule bg-paper p-4 lg:sticky lg:top-4">
          <Sums
            paper={known?.paper ?? null}
            total={known?.total ?? 0}
            paid={known?.amountPaid ?? 0}
            isUnpriced={known !== null && hasNoPrice(known)}
            isPricing={isTyped}
          />
          <StaffNotes verdicts={known?.staffVerdicts ?? []} />
          {isChange ? send : null}
          <TermsPart
            draft={draft}
            shopPercent={tables?.settings.deposit?.percent ?? null}
            isChange={known !== null && known.sentAt !== null}
            today={today}
            isDayPast={known?.problems.some(({ code }) => code === 'past') ?? false}
            onChange={putDraft}
          />
          {isChange ? null : send}
          {known?.paper ? <PapersPart known={known} /> : null}
          {known ? (
            <StandingPart
              known={known}
              role={role}
              isBusy={sending.sent.kind === 'busy'}
              onAct={(act) => void sending.stand(act)}
            />
          ) : null}
        </aside>
      </div>
      <TotalBar known={known} isPricing={isTyped} />
    </div>
  )
}

/** The first size has the focus, whole, so that another one is typed at once. */
function useFocusOnSizes(isAsked: boolean) {
  const within = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAsked) return
    const size = within.current?.querySelector<HTMLInputElement>(
      'input[id$="-width"], input[inputmode="decimal"]',
    )
    size?.focus()
    size?.select()
  }, [isAsked])
  return within
}

/** Whoever comes back to the window sees whether the customer has opened or accepted it meanwhile. */
function useFreshOnReturn(
  { refresh }: Pick<ReturnType<typeof useOfficeQuote>, 'refresh'>,
  keeping: string,
) {
  useEffect(() => {
    if (keeping === 'waiting' || keeping === 'saving' || keeping === 'changed') return
    function look() {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refresh, keeping])
}
