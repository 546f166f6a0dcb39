import { ClosedLink } from '@/features/quote-link/closed-link'
import { InPathLanguage } from '@/features/quote-link/in-path-language'

/** A wrong link says the same as an ended one. */
export default function NoSuchLink() {
  return <InPathLanguage en={<ClosedLink locale="en" />} es={<ClosedLink locale="es" />} />
}
