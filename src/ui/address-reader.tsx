'use client'

import { Suspense, useLayoutEffect } from 'react'
import { useSearchParams } from 'next/navigation'

type Props = { onRead: (query: string) => void }

/** Tells the query of the address, now and whenever it changes. It alone waits for the browser. */
export function AddressReader(props: Props) {
  return (
    <Suspense>
      <Reader {...props} />
    </Suspense>
  )
}

function Reader({ onRead }: Props) {
  const query = useSearchParams().toString()
  useLayoutEffect(() => onRead(query), [query, onRead])
  return null
}
