'use client'

import { FailurePanel } from '@/features/failure/failure-panel'
import { fontVariables } from '@/ui/fonts'
import '@/ui/tokens.css'

/** Shown when even the frame of the pages could not be made. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <main>
          <FailurePanel retry={reset} />
        </main>
      </body>
    </html>
  )
}
