'use client'

import { FailurePanel } from '@/features/failure/failure-panel'

/** Shown in place of a screen of the shop that could not be read. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return <FailurePanel retry={reset} />
}
