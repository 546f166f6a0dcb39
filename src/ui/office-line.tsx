import { classNames } from './class-names'
import { PhoneLink } from './phone-link'

type Props = { phone: string; office: string; className?: string }

/**
 * The shop's own number, out of hours beside the one for emergencies: when somebody answers it again is
 * said by the clock of the page.
 */
export function OfficeLine({ phone, office, className }: Props) {
  return (
    <span className={classNames('call-at-night office-line', className)}>
      {office}{' '}
      <PhoneLink phone={phone} className="py-3.5 whitespace-nowrap underline underline-offset-4" />
    </span>
  )
}
