'use client'

import dynamic from 'next/dynamic'

/** Fetched with the estimate's own code out of the way: it stands far below the total. */
export const Comparison = dynamic(() => import('./comparison').then((part) => part.Comparison), {
  ssr: false,
})
