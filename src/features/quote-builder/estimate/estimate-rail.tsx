'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { ArrowLeft, ArrowRight, Check, Columns2, Lock, Printer, Ruler } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { SessionUser } from '@/client/session'
import { wholeFigures } from '@/client/whole-figures'
import { localHref } from '@/config/locales'
import { bookPath } from '@/domain/booking/book-path'
import type { Customer } from '@/domain/quote/save-request'
import { Button } from '@/ui/button'
import type { CalculatedQuote, SavedQuote } from '../draft/flow-state'
import { comparisonId } from '../compare/comparison-id'
import { ConnectionLost } from '../page/connection-lost'
import { useMoney } from '../words/use-money'
import type { Instalments } from './deposit-to-show'
import { CustomerForm } from './customer-form'
import { PhotosAlong } from '../photos/photos-along'
import { ShareBox } from '../share/share-box'
import { VisitorBox } from './visitor-box'

type Props = {
  /** Null for a visitor; undefined while the server is asked. */
  user: SessionUser | null | undefined
  customer: Customer
  calculated: CalculatedQuote
  saved: SavedQuote | null
  reopened: SavedQuote | null
  deposit: Instalments | null
  busy: boolean
  /** Whether it was saved here, and not opened as saved. */
  justSaved: boolean
  /** Whether saving or paying found no connection. */
  unreachable: boolean
  back: { label: string; onClick: () => void }
  /** What holds when somebody who paid cancels. */
  cancellation: string | null
  /** What the door lacks: below the one field that a visitor fills in, above the form of a customer. */
  lacking: ReactNode
  canCompare: boolean
  /** What another glass comes to beside this one, once that is known. */
  compared: string | null
  onCustomer: (customer: Customer) => void
  onSave: () => void
  onSaveAsNew: () => void
  onPay: () => void
  onRetry: () => void
}

/** Below the total: what to do next. */
export function EstimateRail(props: Props) {
  const { user, customer, calculated, saved, busy, justSaved, back } = props
  const t = useTranslations('quote.estimate')
  const e = useTranslations('quote.errors')
  const locale = useLocale()
  const print = <RailLink Icon={Printer} label={t('print')} onClick={() => window.print()} />
  return (
    <div className="min-w-0">
      <div className="builder-chrome">
        {saved && user !== null ? (
          <Saved
            saved={saved}
            deposit={props.deposit}
            currencyCode={calculated.quote.currencyCode}
            busy={busy}
            takesFocus={justSaved}
            onPay={props.onPay}
          />
        ) : null}
        {saved ? null : <PhotosAlong service={calculated.request.serviceType} />}
        {user === null ? (
          <ShareBox key={calculated.requestKey} request={calculated.request} isFirst>
            {print}
          </ShareBox>
        ) : null}
      </div>
      {/* printed, too */}
      <div className="mb-5 empty:hidden print:mb-0">{props.lacking}</div>
      <div className="builder-chrome">
        {user === null ? <VisitorBox calculated={calculated} /> : null}
        {user && !saved ? (
          <CustomerForm
            customer={customer}
            email={user.email}
            busy={busy}
            again={props.reopened?.number ?? null}
            onChange={props.onCustomer}
            onSave={props.onSave}
            onSaveAsNew={props.onSaveAsNew}
          />
        ) : null}
        {props.unreachable && user ? (
          <div className="mt-5">
            <ConnectionLost
              title={e(saved ? 'payment' : 'save')}
              busy={busy}
              onRetry={props.onRetry}
            />
          </div>
        ) : null}
        {saved && user !== null && !saved.awaitsApproval ? (
          <section className="mt-6 border-t border-rule pt-5">
            <h2 className="font-sans text-base font-semibold">{t('paying.title')}</h2>
            <p className="mt-1.5 text-base text-pretty">
              {t(props.deposit ? 'paying.deposit' : 'paying.full')}
            </p>
            {props.cancellation === null ? null : (
              <>
                <h3 className="mt-3 font-sans text-base font-semibold">{t('cancellation')}</h3>
                <p className="mt-1 text-base text-pretty">{props.cancellation}</p>
              </>
            )}
          </section>
        ) : null}
        {user === null ? null : (
          <ShareBox
            key={`${calculated.requestKey} ${saved?.number ?? ''}`}
            request={calculated.request}
            quoteId={saved?.id}
          >
            {print}
          </ShareBox>
        )}
        {props.canCompare ? (
          <p className="mt-2 flex min-h-18 flex-wrap content-center items-center gap-x-3 border-t border-rule pt-2 max-md:hidden">
            {props.compared === null ? null : (
              <span className="fractions font-medium">{props.compared}</span>
            )}
            <a
              href={`#${comparisonId}`}
              className="inline-flex min-h-11 items-center gap-2.5 text-link"
            >
              <Columns2 aria-hidden="true" className="size-4.5" />
              {t('compare')}
            </a>
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap gap-x-8 border-t border-rule pt-2">
          <RailLink Icon={ArrowLeft} {...back} />
          <a
            href={localHref(
              locale,
              bookPath({
                address: customer.address,
                serviceType: calculated.request.serviceType,
              }),
            )}
            className="inline-flex min-h-11 items-center gap-2.5 text-link"
          >
            <Ruler aria-hidden="true" className="size-4.5" />
            {t('bookVisit')}
          </a>
        </div>
        <p className="mt-1 text-small text-pretty text-text-second">
          {props.reopened
            ? wholeFigures(t('changingOpened', { number: props.reopened.number }))
            : t('changing')}
        </p>
      </div>
    </div>
  )
}

type RailLinkProps = { Icon: LucideIcon; label: string; onClick: () => void }

function RailLink({ Icon, label, onClick }: RailLinkProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2.5 text-link"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {label}
    </button>
  )
}

type SavedProps = {
  saved: SavedQuote
  deposit: Instalments | null
  currencyCode: string
  busy: boolean
  takesFocus: boolean
  onPay: () => void
}

function Saved({ saved, deposit, currencyCode, busy, takesFocus, onPay }: SavedProps) {
  const t = useTranslations('quote.customer')
  const { withSign } = useMoney(currencyCode)
  const confirmation = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // The form with the pressed button is gone, so the focus comes here, and the next step into view.
    confirmation.current?.focus({ preventScroll: true })
    confirmation.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <section aria-label={t('saved')} className="scroll-mt-28 scroll-mb-40">
      <p
        ref={confirmation}
        tabIndex={-1}
        className="flex items-center gap-2.5 text-edge-mid outline-none"
      >
        <Check aria-hidden="true" className="size-5" />
        <span>
          <strong className="font-semibold">{t('saved')}</strong>{' '}
          {wholeFigures(t('savedAsShort', { number: saved.number }))}
        </span>
      </p>
      {saved.awaitsApproval ? (
        <p className="mt-3 border-l-3 border-edge-mid bg-edge-tint px-4 py-3 text-on-tint">
          {t('awaits')}
        </p>
      ) : (
        <>
          <Button
            look="sun"
            size="large"
            busy={busy}
            onClick={onPay}
            className="mt-3 min-h-15 w-full max-lg:hidden"
          >
            {t(deposit ? 'payDeposit' : 'pay')}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Button>
          {deposit ? (
            <p className="mt-3">
              {t('depositNote', {
                deposit: withSign(deposit.deposit),
                balance: withSign(deposit.balance),
              })}
            </p>
          ) : null}
          <p className="mt-3 flex items-center gap-2 text-small text-text-second">
            <Lock aria-hidden="true" className="size-4 shrink-0" />
            {t('payNote')}
          </p>
        </>
      )}
    </section>
  )
}
