'use client'

import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { openCheckout } from '@/client/open-checkout'
import type { SessionUser } from '@/client/session'
import type { QuoteResult } from '@/domain/pricing/types'
import type { Customer } from '@/domain/quote/save-request'
import { notify, notifyError } from '@/ui/toast'
import type { CalculatedQuote, EstimateAction, SavedQuote } from '../draft/flow-state'
import { newRequestKey } from '../draft/request-key'
import { priceChangedShape, saveQuote } from './save-quote'

type Options = {
  calculated: CalculatedQuote
  saved: SavedQuote | null
  /** The saved quote that was opened and then changed. */
  reopened: SavedQuote | null
  customer: Customer
  /** Null for a visitor; undefined while the server is asked. */
  user: SessionUser | null | undefined
  dispatch: (action: EstimateAction) => void
  onSignedOut: () => void
}

export type AskedAbout = {
  quote: QuoteResult
  /** What is paid first at that price, where it is saved and not all is due at once; major units. */
  depositDue?: number | undefined
  then: 'save' | 'save_as_new' | 'pay'
}

/** Saving, paying, and asking when the price moved in between; one at a time. */
export function useSaveAndPay(options: Options) {
  const { calculated, saved, reopened, customer, user, dispatch, onSignedOut } = options
  const t = useTranslations('quote.errors')
  const c = useTranslations('quote.customer')
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<AskedAbout | null>(null)
  const [justSaved, setJustSaved] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  /** Whether what could not be sent was to be a quote of its own. */
  const [triedAsNew, setTriedAsNew] = useState(false)

  useEffect(() => {
    // The browser may bring the page back as it was left, on its way to the payment page.
    const wakeUp = () => setBusy(false)
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [])

  function refuseVisitor() {
    onSignedOut()
    notifyError({ title: t('notLoggedIn'), text: t('loginFirst') })
  }

  async function save(
    price: CalculatedQuote = calculated,
    asNew: boolean = reopened === null,
  ): Promise<void> {
    if (busy) return
    if (!user) return refuseVisitor()
    if (customer.name.trim() === '' || user.email === '') {
      return notifyError({ title: t('missingCustomer'), text: t('missingCustomerText') })
    }
    setBusy(true)
    const quoteId = asNew ? null : (reopened?.id ?? null)
    const answer = await saveQuote({ calculated: price, customer, quoteId })
    setBusy(false)
    setUnreachable(answer.kind === 'unreachable')
    setTriedAsNew(asNew)
    switch (answer.kind) {
      case 'saved':
        setJustSaved(true)
        dispatch({ type: 'saved', saved: answer.saved })
        return notify({ title: c('saved'), text: c('savedAs', { number: answer.saved.number }) })
      case 'price_changed':
        return setAsked({ quote: answer.quote, then: asNew ? 'save_as_new' : 'save' })
      case 'not_signed_in':
        return refuseVisitor()
      case 'unreachable':
        return
      case 'refused':
        return notifyError({ title: t('save'), text: answer.message ?? t('saveText') })
    }
  }

  async function pay(): Promise<void> {
    if (busy) return
    if (!saved) return notifyError({ title: t('noQuote'), text: t('saveFirst') })
    setBusy(true)
    const hindrance = await openCheckout(saved.id)
    // Stays busy: the page is being left.
    if (hindrance === null) return
    setBusy(false)
    const { sent, refusal } = hindrance
    if (!sent.ok && sent.kind === 'offline') return setUnreachable(true)
    setUnreachable(false)
    const changed = priceChangedShape.safeParse(sent.body)
    if (changed.success) {
      const { quote, depositDue } = changed.data
      return setAsked({ quote, depositDue, then: 'pay' })
    }
    switch (refusal?.kind) {
      case 'not_signed_in':
        return refuseVisitor()
      case 'not_configured':
        return notifyError({ title: t('stripeMissing'), text: t('stripeMissingText') })
      default:
        return notifyError({ title: t('payment'), text: refusal?.error ?? t('paymentText') })
    }
  }

  function acceptPrice() {
    if (!asked) return
    const anew = {
      quote: asked.quote,
      requestKey: newRequestKey(),
      calculatedAt: new Date().toISOString(),
    }
    dispatch({ type: 'repriced', ...anew, depositDue: asked.depositDue })
    setAsked(null)
    if (asked.then === 'pay') void pay()
    else void save({ ...calculated, ...anew }, asked.then === 'save_as_new')
  }

  return {
    busy,
    justSaved,
    unreachable,
    save: () => save(),
    saveAsNew: () => save(calculated, true),
    pay,
    /** The same again that the server could not be reached for. */
    retry: () => (saved ? pay() : save(calculated, triedAsNew)),
    asked,
    acceptPrice,
    declinePrice: () => setAsked(null),
  }
}
