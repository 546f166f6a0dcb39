'use client'

import { FailurePanel } from '@/features/failure/failure-panel'
import { inter, newsreader } from '@/ui/fonts'
import '@/ui/tokens.css'

/** Shown when even the frame of the pages could not be made. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang="en" className={`${inter.variable} ${newsreader.variable}`}>
      <body>
        <main>
          <FailurePanel retry={reset} />
        </main>
      </body>
    </html>
  )
}
