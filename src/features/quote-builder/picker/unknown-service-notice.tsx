import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'

/** Said when a link names a service that does not exist; the name itself is never repeated. */
export function UnknownServiceNotice() {
  const t = useTranslations('quote.picker')
  return (
    <div className="mt-8 max-w-2xl">
      <Alert tone="notice" title={t('unknownTitle')}>
        {t('unknownText')}
      </Alert>
    </div>
  )
}
