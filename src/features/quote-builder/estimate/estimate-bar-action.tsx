import { useTranslations } from 'next-intl'
import type { SessionUser } from '@/client/session'
import { Button, buttonClasses } from '@/ui/button'
import { customerFormId } from './customer-form'
import { shareFieldId } from '../share/share-box'

type Props = {
  /** Null for a visitor; undefined while the server is asked. */
  user: SessionUser | null | undefined
  saved: boolean
  /** The shop looks at it first: nothing is paid yet. */
  awaits: boolean
  /** Only a part is due now. */
  withDeposit: boolean
  busy: boolean
  canSave: boolean
  onPay: () => void
}

/** The next thing to do with an estimate, at the thumb. */
export function EstimateBarAction({
  user,
  saved,
  awaits,
  withDeposit,
  busy,
  canSave,
  onPay,
}: Props) {
  const t = useTranslations('quote.estimate.bar')
  const whole = useTranslations('quote.customer')
  const share = useTranslations('quote.share')
  const look = 'min-h-13 shrink-0 px-5'
  if (user === undefined) return null
  if (user === null) {
    return (
      <a
        href={`#${shareFieldId}`}
        onClick={(event) => {
          event.preventDefault()
          const field = document.getElementById(shareFieldId)
          field?.scrollIntoView({ block: 'center' })
          field?.focus({ preventScroll: true })
        }}
        className={`${buttonClasses('sun')} ${look}`}
      >
        {share('send')}
      </a>
    )
  }
  if (saved && awaits) return null
  if (saved) {
    return (
      <Button look="sun" busy={busy} onClick={onPay} className={look}>
        <span className="sm:hidden">{t(withDeposit ? 'payDeposit' : 'pay')}</span>
        <span className="max-sm:hidden">{whole(withDeposit ? 'payDeposit' : 'pay')}</span>
      </Button>
    )
  }
  return (
    <Button
      type="submit"
      form={customerFormId}
      look="sun"
      busy={busy}
      disabled={!canSave}
      className={look}
    >
      {t('save')}
    </Button>
  )
}
