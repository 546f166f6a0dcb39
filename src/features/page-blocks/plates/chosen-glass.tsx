'use client'

import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import type { OpeningWork } from '@/domain/pricing/opening-request'
import type { QuoteRequest } from '@/domain/pricing/types'

/** One way to make what the page offers, and what the usual size of it costs. */
export type GlassOffer = {
  work: OpeningWork
  figure: string | null
  note: string
  /** The inputs that the figure is of; null where there is none. */
  request: QuoteRequest | null
}

type Choice = { glass: GlassOffer; choose: (glass: GlassOffer) => void }

const Chosen = createContext<Choice | null>(null)

/** What a chapter of the page chooses, its rail prices and sends along. */
export function ChosenGlass({ usual, children }: { usual: GlassOffer; children: ReactNode }) {
  const [glass, choose] = useState(usual)
  return <Chosen value={{ glass, choose }}>{children}</Chosen>
}

/** The chosen glass; null where the page offers one alone. */
export function useChosenGlass(): Choice | null {
  return use(Chosen)
}

export function isSameGlass(one: GlassOffer, other: GlassOffer): boolean {
  return JSON.stringify(one.request) === JSON.stringify(other.request)
}
