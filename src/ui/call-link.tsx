import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { PhoneLink } from './phone-link'

type Props = {
  phone: string
  /** The number out of hours and how its link says that it is; null where there is no other. */
  night: { phone: string; text: ReactNode } | null
  className?: string
  /** Where a label of the link stands for its picture. */
  label?: { day: string; night: string }
  children?: ReactNode
}

/** A number that dials itself: by the clock of the shop another one, and both where no clock is known. */
export function CallLink({ phone, night, className = '', label, children }: Props) {
  if (night === null) {
    return (
      <PhoneLink {...{ phone, className }} label={label?.day}>
        {children}
      </PhoneLink>
    )
  }
  return (
    <>
      <PhoneLink phone={phone} className={classNames(className, 'call-by-day')} label={label?.day}>
        {children}
      </PhoneLink>
      <PhoneLink
        phone={night.phone}
        className={classNames(className, 'call-at-night')}
        label={label?.night}
      >
        {typeof night.text === 'string' ? withWholeNumber(night.text, night.phone) : night.text}
      </PhoneLink>
    </>
  )
}

/** A number in a text never breaks. */
function withWholeNumber(text: string, phone: string): ReactNode {
  const [before, after] = text.split(phone)
  return after === undefined ? (
    text
  ) : (
    <span>
      {before}
      <span className="whitespace-nowrap">{phone}</span>
      {after}
    </span>
  )
}
