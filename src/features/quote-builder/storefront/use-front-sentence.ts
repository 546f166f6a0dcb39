import { useTranslations } from 'next-intl'
import { writeFeet } from '@/domain/measure/format-length'
import type { GlassRule } from '@/domain/pricing/types'
import { checkStorefront } from '@/domain/storefront/front-checks'
import type { Storefront } from '@/domain/storefront/storefront'

/** The drawing in one sentence, for those who do not see it. */
export function useFrontSentence(front: Storefront, rules: readonly GlassRule[]): string {
  const t = useTranslations('quote.storefront')
  return t('sentence', {
    width: writeFeet(front.widthIn),
    height: writeFeet(front.heightIn),
    lites: front.lites.length,
    doors: front.doors,
    transom: front.transomIn,
    safe: checkStorefront(front, null, rules).safe,
  })
}
