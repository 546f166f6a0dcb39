import { PhoneLink } from '../phone-link'

type Props = { phone: string; text: string; className: string }

/** Out of hours, the number for broken glass. */
export function BrokenNow({ phone, text, className }: Props) {
  return (
    <p className={`call-at-night by-clock-alone ${className}`}>
      {text}{' '}
      <PhoneLink
        phone={phone}
        className="inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4"
      />
    </p>
  )
}
