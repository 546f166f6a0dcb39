import { notFound } from 'next/navigation'

/** Whatever no other route takes is not here, said in the site's own hand. */
export default function UnknownPage() {
  notFound()
}
