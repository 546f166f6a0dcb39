'use client'

import { useTranslations } from 'next-intl'
import type { CommercialProduct } from '@/domain/pricing/service-flows'

/** What is being priced: the product that a commercial link named, else the service. */
export function useGeneralTitle(serviceType: string, product: CommercialProduct | null): string {
  const t = useTranslations('quote.general')
  if (product) return t(`products.${product}`)
  switch (serviceType) {
    case 'new_window_installation':
      return t('titles.newWindow')
    case 'commercial_glass_installation':
      return t('titles.commercialGlass')
    case 'mirrors_tabletops_quote':
      return t('titles.mirrors')
    case 'commercial_inquiry':
      return t('titles.commercial')
    default:
      return t('titles.other')
  }
}
