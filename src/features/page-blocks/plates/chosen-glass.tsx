'use client'

import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import type { Approval } from '@/domain/glass-rules/price-opening'
import type { OpeningWork } from '@/domain/pricing/opening-request'
import type { QuoteRequest } from '@/domain/pricing/types'
import type { OfferedThickness } from './thicknesses-of'

/** One way to make what the page offers, and what the usual size of it costs. */
export type GlassOffer = {
  work: OpeningWork
  figure: string | null
  /** Why the shop looks at that size first; null where it need not. */
  approval: Approval | null
  note: string
  /** The inputs that the figure is of; null where there is none. */
  request: QuoteRequest | null
  /** Of the figure, and what else this glass is sold in, where the page lets choose. */
  glassMm: number | null
  thicknesses: OfferedThickness[]
}

export type Choice = {
  glass: GlassOffer
  thicknessMm: number | null
  choose: (glass: GlassOffer) => void
  chooseThickness: (mm: number) => void
}

const Chosen = createContext<Choice | null>(null)

/** What a chapter of the page chooses, its rail prices and sends along. */
export function ChosenGlass({ usual, children }: { usual: GlassOffer; children: ReactNode }) {
  const [{ glass, thicknessMm }, setChosen] = useState({
    glass: usual,
    thicknessMm: usual.glassMm,
  })
  const choice = {
    ...{ glass, thicknessMm },
    choose: (chosen: GlassOffer) => setChosen({ glass: chosen, thicknessMm: chosen.glassMm }),
    chooseThickness: (mm: number) => setChosen({ glass, thicknessMm: mm }),
  }
  return <Chosen value={choice}>{children}</Chosen>
}

/** The chosen glass; null where the page offers one alone. */
export function useChosenGlass(): Choice | null {
  return use(Chosen)
}

export function isSameGlass(one: GlassOffer, other: GlassOffer): boolean {
  return JSON.stringify(one.request) === JSON.stringify(other.request)
}

/** What is priced: the glass in its own thickness, or in the one that was chosen instead. */
export function pricedOf({ glass, thicknessMm }: Pick<Choice, 'glass' | 'thicknessMm'>): {
  work: OpeningWork
  isAsOffered: boolean
} {
  return thicknessMm === null || thicknessMm === glass.glassMm
    ? { work: glass.work, isAsOffered: true }
    : { work: { ...glass.work, thicknessMm }, isAsOffered: false }
}
