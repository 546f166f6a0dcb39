import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { dialled } from './phone-link'

type Props = {
  phone: string
  /** Whether somebody else is called out of hours: then nobody reads what is texted here. */
  hasNight: boolean
  className: string
  children: ReactNode
}

/** A message to the shop's own number, offered while somebody reads it. */
export function TextLink({ phone, hasNight, className, children }: Props) {
  return (
    <a href={`sms:${dialled(phone)}`} className={classNames(className, hasNight && 'call-by-day')}>
      {children}
    </a>
  )
}
