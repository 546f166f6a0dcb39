import { classNames } from './class-names'
import { PhoneLink } from './phone-link'

type Props = {
  phone: string
  office: string
  className?: string
  /** How far around the number a finger meets it. */
  linkClass?: string
}

/**
 * The shop's own number, out of hours beside the one for emergencies: when somebody answers it again is
 * said by the clock of the page.
 */
export function OfficeLine({ phone, office, className, linkClass = 'py-3.5' }: Props) {
  return (
    <span className={classNames('call-at-night office-line', className)}>
      {office}{' '}
      <PhoneLink
        phone={phone}
        className={classNames('whitespace-nowrap underline underline-offset-4', linkClass)}
      />
    </span>
  )
}
