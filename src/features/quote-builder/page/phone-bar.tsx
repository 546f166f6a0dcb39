import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { MessageSquare, MessagesSquare, Phone } from 'lucide-react'
import { openAssistant } from '@/client/assistant'
import { classNames } from '@/ui/class-names'
import { CallLink } from '@/ui/call-link'
import { TextLink } from '@/ui/text-link'
import type { BuilderCompany } from '../company'

type Props = {
  company: BuilderCompany
  mini: ReactNode
  caption: string
  figure: string
  /** Below the figure: what it is only with. */
  condition?: string | null
  /** The caption says that it cannot be made as it is. */
  isBad?: boolean
  waiting: boolean
  /** From what to what: longer than a price. */
  isRange?: boolean
  /** The one action of the step; it fills the right half. */
  action: ReactNode
  /** Only the figure stays while the number pad is open. */
  typing: boolean
  /** On a tablet the sheet beside the steps has the figure. */
  hasSheet?: boolean
}

/** On a phone: the work, its price and the next action, always at the thumb; the ways to talk below. */
export function PhoneBar(props: Props) {
  const { company, mini, caption, figure, waiting, action, typing, hasSheet = false } = props
  const { condition = null, isBad = false, isRange = false } = props
  const beside = hasSheet && 'tablet:hidden'
  return (
    <div className="bottom-bar builder-chrome fixed inset-x-0 bottom-0 z-20 border-t border-field-edge bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden tablet:flex tablet:items-center tablet:px-4 [@media(max-height:20rem)]:static">
      <div className="flex h-18 items-center gap-3 px-4 tablet:order-1 tablet:ml-auto">
        {mini === null ? null : (
          <div
            aria-hidden="true"
            className={classNames(
              'grid h-12 w-11 shrink-0 place-items-center',
              isBad && 'max-[399px]:hidden',
              beside,
            )}
          >
            {mini}
          </div>
        )}
        <div className={classNames('min-w-0 flex-1 tablet:mr-4', beside)}>
          <p
            className={classNames(
              'text-caption',
              isBad ? 'font-semibold text-error' : 'text-text-second',
              waiting ? 'max-[419px]:sr-only' : 'truncate',
            )}
          >
            {caption}
          </p>
          <p
            className={classNames(
              waiting
                ? 'line-clamp-2 font-display text-body leading-5 text-text-second'
                : isRange
                  ? 'line-clamp-2 money text-body leading-5'
                  : classNames(
                      'truncate money',
                      condition ? 'text-h4 leading-6' : 'text-h3 leading-7',
                    ),
            )}
          >
            {figure}
          </p>
          {condition === null ? null : (
            <p className="truncate text-caption text-text-second">{condition}</p>
          )}
        </div>
        {action}
      </div>
      <TalkRow company={company} hidden={typing} />
    </div>
  )
}

/** The ways to talk alone, where there is no price yet. */
export function TalkBar({ company }: { company: BuilderCompany }) {
  return (
    <div className="bottom-bar builder-chrome fixed inset-x-0 bottom-0 z-20 border-t border-field-edge bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden [@media(max-height:20rem)]:static">
      <TalkRow company={company} hidden={false} />
    </div>
  )
}

function TalkRow({ company, hidden }: { company: BuilderCompany; hidden: boolean }) {
  const { phone, nightPhone } = company
  const t = useTranslations('quote.frame')
  return (
    <div
      className={classNames(
        'flex divide-x divide-rule border-t border-rule first:border-t-0 tablet:border-t-0',
        hidden && 'hidden',
      )}
    >
      {phone ? (
        <>
          <CallLink
            phone={phone}
            night={nightPhone === null ? null : { phone: nightPhone, text: t('emergency') }}
            className={talk}
          >
            <Phone aria-hidden="true" className="size-4.5" />
            {t('call')}
          </CallLink>
          <TextLink phone={phone} hasNight={nightPhone !== null} className={talk}>
            <MessageSquare aria-hidden="true" className="size-4.5" />
            {t('text')}
          </TextLink>
        </>
      ) : null}
      <button type="button" aria-haspopup="dialog" onClick={openAssistant} className={talk}>
        <MessagesSquare aria-hidden="true" className="size-4.5" />
        {t('chat')}
      </button>
    </div>
  )
}

const talk =
  'flex min-h-12 flex-1 items-center justify-center gap-2.5 text-base font-semibold text-edge-ink tablet:px-6 tablet:whitespace-nowrap'
