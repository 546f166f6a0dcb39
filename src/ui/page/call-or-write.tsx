import Link from 'next/link'
import { buttonClasses } from '../button'
import { classNames } from '../class-names'
import { PhoneLink } from '../phone-link'

type Props = {
  phone: string
  call: string
  /** What is done out of hours instead; null where the number is answered at any hour. */
  write: { href: string; text: string } | null
}

/** The one button that matters, by the clock of the shop; the call where no clock is known. */
export function CallOrWrite({ phone, call, write }: Props) {
  const look = buttonClasses('sun', 'large')
  return (
    <>
      <PhoneLink phone={phone} className={classNames(look, write !== null && 'call-by-day')}>
        {call}
      </PhoneLink>
      {write === null ? null : (
        <Link href={write.href} className={classNames(look, 'call-at-night by-clock-alone')}>
          {write.text}
        </Link>
      )}
    </>
  )
}
