'use client'

import { FailurePanel } from '@/features/failure/failure-panel'

/** Shown in a page's place when it throws; header and footer stay. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return <FailurePanel retry={reset} />
}
