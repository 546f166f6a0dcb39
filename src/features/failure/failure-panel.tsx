'use client'

import { EmptyOpeningDrawing } from '@/drawings/empty-opening'
import words from '@/messages/en/failure.json'
import { Button, buttonClasses } from '@/ui/button'

/**
 * What stands in for a page that could not be shown. It brings its words with it: the catalogue may
 * be what failed. The way home is a plain link, which starts afresh.
 */
export function FailurePanel({ retry }: { retry: () => void }) {
  return (
    <div className="page grid min-h-[60vh] items-center gap-x-6 gap-y-12 py-16 lg:grid-cols-2 lg:py-24">
      <div role="alert">
        <h1 className="text-h2 md:text-h1">{words.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lead text-text-second">{words.text}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          <Button look="ink" size="large" onClick={retry}>
            {words.retry}
          </Button>
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a page that failed is left for good */}
          <a href="/" className={buttonClasses('outline', 'large')}>
            {words.home}
          </a>
        </div>
      </div>
      <EmptyOpeningDrawing figure="?" className="max-w-130" />
    </div>
  )
}
