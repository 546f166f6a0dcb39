'use client'

import dynamic from 'next/dynamic'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { refreshSession, useSession } from '@/client/session'
import type { Customer } from '@/domain/quote/save-request'
import type { BuilderCompany } from '../company'
import type { DepositPolicy } from '@/domain/quote/deposit-policy'
import type { CalculatedQuote, EstimateAction, EstimateState } from '../draft/flow-state'
import { newRequestKey } from '../draft/request-key'
import { depositToShow } from './deposit-to-show'
import { PhoneBar } from '../page/phone-bar'
import { showFromTop } from '../page/show-from-top'
import { noteShown } from '../page/use-step-focus'
import { taxIn } from '../words/tax-in'
import { useMoney } from '../words/use-money'
import { EstimateBarAction } from './estimate-bar-action'
import { EstimatePaper } from './estimate-paper'
import { EstimateRail } from './estimate-rail'
import { EstimateSteps } from './estimate-steps'
import { Lacking } from './in-the-price'
import { lastDay } from './last-day'
import { PriceMoved } from './price-moved'
import type { EstimateWords } from './estimate-words'
import { loadStripeScript } from './load-stripe-script'
import { usePriceToday } from './use-price-today'
import { useOwnReach } from './use-own-reach'
import { useSaveAndPay } from './use-save-and-pay'

const PriceChangedDialog = dynamic(
  () => import('./price-changed-dialog').then((part) => part.PriceChangedDialog),
  { ssr: false },
)

export type EstimateViewProps = {
  company: BuilderCompany
  state: EstimateState
  calculated: CalculatedQuote
  dispatch: (action: EstimateAction) => void
  words: EstimateWords
  fold: boolean
  depositPolicy: DepositPolicy | null
  /** The bar and the steps above. */
  head: ReactNode
  /** What was done to it just now. */
  notice?: ReactNode
  drawing: ReactNode
  /** Another configuration beside this one. */
  compared: ReactNode
  /** What it comes to, in a sentence; null until that is known. */
  difference: string | null
  back: { label: string; onClick: () => void }
}

/** Whoever has said something about himself was asked for the rest before. */
function knownCustomer(
  said: Customer,
  fullName = '',
  reach: Pick<Customer, 'phone' | 'address'> | null,
): Customer {
  if (said.name !== '') return said
  const isNew = said.phone === '' && said.address === ''
  return { ...said, name: fullName, ...(isNew && reach) }
}

/** The finished price: the paper, and what can be done with it. */
export function EstimateView(props: EstimateViewProps) {
  const { company, state, calculated, dispatch, words, fold, back } = props
  const t = useTranslations('quote.estimate')
  const session = useSession()
  const user = session.status === 'known' ? session.user : undefined
  // What the account knows stands in until somebody types another; what is emptied stays empty.
  const [typed, setTyped] = useState(false)
  const reach = useOwnReach(user?.id)
  const customer = typed ? state.customer : knownCustomer(state.customer, user?.fullName, reach)
  const money = useMoney(calculated.quote.currencyCode)
  const deposit = depositToShow(calculated.quote, state.saved, props.depositPolicy)
  const actions = useSaveAndPay({
    calculated,
    saved: state.saved,
    reopened: state.reopened,
    customer,
    user,
    dispatch,
    onSignedOut: () => void refreshSession(),
  })
  const canPay = state.saved !== null && user !== null && !state.saved.awaitsApproval
  const dueNow = canPay ? deposit : null
  const today = usePriceToday(calculated, state.saved !== null)
  const changeCustomer = useCallback(
    (next: Customer) => {
      setTyped(true)
      dispatch({ type: 'customer_changed', customer: next })
    },
    [dispatch],
  )

  useEffect(() => {
    noteShown('estimate')
    showFromTop(document.getElementById('estimate-title'))
    void loadStripeScript()
  }, [])

  return (
    <div className="estimate-ground bg-stone">
      <div className="page pb-14 lg:pb-28">
        {props.head}
        {props.notice}
        {today === null ? null : (
          <div className="mt-4">
            <PriceMoved
              before={calculated.quote}
              after={today}
              onTake={() =>
                dispatch({
                  type: 'repriced',
                  quote: today,
                  requestKey: newRequestKey(),
                  calculatedAt: new Date().toISOString(),
                })
              }
            />
          </div>
        )}
        <div className="mt-3 md:mt-2">
          <EstimatePaper
            company={company}
            calculated={calculated}
            saved={state.saved}
            customer={user ? customer : state.customer}
            email={user?.email ?? null}
            words={words}
            fold={fold}
            deposit={deposit}
            drawing={props.drawing}
            compared={props.compared}
            paysHere={canPay}
            onChoose={back.onClick}
            steps={
              <EstimateSteps
                serviceType={calculated.request.serviceType}
                until={lastDay(calculated, state.saved, words.validDays)}
                withDeposit={deposit !== null}
              />
            }
          >
            <EstimateRail
              user={user}
              cancellation={company.cancellation}
              customer={customer}
              calculated={calculated}
              saved={state.saved}
              reopened={state.reopened}
              deposit={deposit}
              busy={actions.busy}
              justSaved={actions.justSaved}
              unreachable={actions.unreachable}
              back={back}
              lacking={state.saved ? null : <Lacking words={words} onChoose={back.onClick} />}
              canCompare={props.compared !== null}
              compared={props.difference}
              onCustomer={changeCustomer}
              onSave={() => void actions.save()}
              onSaveAsNew={() => void actions.saveAsNew()}
              onPay={() => void actions.pay()}
              onRetry={() => void actions.retry()}
            />
          </EstimatePaper>
        </div>
      </div>
      <PhoneBar
        company={company}
        // the drawing is on the sheet, and the action takes its room
        mini={null}
        caption={dueNow ? t('deposit') : t('barTotal', taxIn(calculated.quote))}
        figure={money.withSign(dueNow?.deposit ?? calculated.quote.totalCost)}
        waiting={false}
        typing={false}
        action={
          <EstimateBarAction
            user={user}
            saved={state.saved !== null}
            awaits={state.saved?.awaitsApproval === true}
            withDeposit={deposit !== null}
            busy={actions.busy}
            canSave={customer.name.trim() !== ''}
            onPay={() => void actions.pay()}
          />
        }
      />
      {actions.asked ? (
        <PriceChangedDialog
          before={calculated.quote}
          after={actions.asked.quote}
          onAccept={actions.acceptPrice}
          onClose={actions.declinePrice}
        />
      ) : null}
    </div>
  )
}
