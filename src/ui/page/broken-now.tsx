import { PhoneLink } from '../phone-link'

type Props = { phone: string; text: string; className: string }

/** Out of hours, the number for broken glass. */
export function BrokenNow({ phone, text, className }: Props) {
  return (
    <p className={`call-at-night by-clock-alone min-h-11 content-center ${className}`}>
      {text}{' '}
      <PhoneLink phone={phone} className="py-3.5 whitespace-nowrap underline underline-offset-4" />
    </p>
  )
}
