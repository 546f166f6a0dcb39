import type { ReactNode } from 'react'

/** The digits of a phone number, as `tel:` and `sms:` links want them. */
export function dialled(phone: string): string {
  return phone.replace(/[^+\d]/g, '')
}

type Props = {
  phone: string
  className?: string
  /** Where a picture is all that it shows. */
  label?: string | undefined
  children?: ReactNode
}

/** A number that dials itself. */
export function PhoneLink({ phone, className, label, children }: Props) {
  return (
    <a href={`tel:${dialled(phone)}`} className={className} aria-label={label}>
      {children ?? phone}
    </a>
  )
}
