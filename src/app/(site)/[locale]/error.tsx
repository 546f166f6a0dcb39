'use client'

import { Button } from '@/ui/button'

/** Shown when a page throws; it may not need the catalogue, which may be what failed. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <div className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-24">
      <h1 className="text-h2 md:text-h1">Something went wrong</h1>
      <p className="max-w-[60ch] text-text-second">
        The page could not be shown. Nothing you saved is lost.
      </p>
      <Button onClick={reset}>Try again</Button>
    </div>
  )
}
