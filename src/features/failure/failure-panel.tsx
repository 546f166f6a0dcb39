'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { defaultLocale, localeOfPath, localHref } from '@/config/locales'
import en from '@/messages/en/failure.json'
import es from '@/messages/es/failure.json'
import { Button, buttonClasses } from '@/ui/button'

/** Every page brings this panel, and hardly any shows it: its drawing comes once one does. */
const Drawing = lazy(async () => {
  const drawn = await import('@/drawings/illustrations/empty-opening').catch(() => null)
  return { default: drawn?.EmptyOpeningDrawing ?? PlaceOfDrawing }
})

/**
 * What stands in for a page that could not be shown. It brings its words with it: the catalogue may
 * be what failed. The way home is a plain link, which starts afresh.
 */
export function FailurePanel({ retry }: { retry: () => void }) {
  const locale = useSyncExternalStore(never, ofAddress, () => defaultLocale)
  const words = { en, es }[locale]
  return (
    <div className="page grid min-h-[60vh] items-center gap-x-6 gap-y-12 py-16 lg:grid-cols-2 lg:py-24">
      <div role="alert">
        <h1 className="text-h2 md:text-h1">{words.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lead text-text-second">{words.text}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          <Button look="ink" size="large" onClick={retry}>
            {words.retry}
          </Button>
          <a href={localHref(locale, '/')} className={buttonClasses('outline', 'large')}>
            {words.home}
          </a>
        </div>
      </div>
      <Suspense fallback={<PlaceOfDrawing />}>
        <Drawing figure="?" className="max-w-130" />
      </Suspense>
    </div>
  )
}

/** As large as the drawing, while it comes and where it can't be fetched. */
function PlaceOfDrawing() {
  return <div className="aspect-6/5 w-full max-w-130" />
}

function never() {
  return () => undefined
}

function ofAddress() {
  return localeOfPath(window.location.pathname)
}
