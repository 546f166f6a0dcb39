import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'

type Props = { title: string; busy: boolean; onRetry: () => void }

/** Stays beside the button that found no connection, with a way to try again. */
export function ConnectionLost({ title, busy, onRetry }: Props) {
  const t = useTranslations('quote.connection')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the button stands in the bar, and this above it.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="scroll-mt-28 scroll-mb-40">
      <Alert title={title}>
        <p>{t('text')}</p>
        <Button busy={busy} onClick={onRetry} className="mt-3">
          {t('retry')}
        </Button>
      </Alert>
    </div>
  )
}
