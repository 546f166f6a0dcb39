'use client'

import { FailurePanel } from '@/features/failure/failure-panel'

/** Shown in place of a quote that could not be read. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return <FailurePanel retry={reset} />
}
