'use client'

import type { ReactNode } from 'react'
import { useChosenGlass } from './chosen-glass'
import type { GlassOffer } from './chosen-glass'

type Props = {
  /** In the order of the names below the pictures; null where one has no price. */
  offers: (GlassOffer | null)[]
  children: ReactNode
}

/** A finish that is picked for the right-hand picture is the one that the page prices. */
export function PicksFinish({ offers, children }: Props) {
  const choice = useChosenGlass()
  return (
    <fieldset
      className="comparator"
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
        const offer = offers[Number(target.value)]
        if (offer) choice?.choose(offer)
      }}
    >
      {children}
    </fieldset>
  )
}
