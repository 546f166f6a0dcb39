import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import { JsonLd } from '@/ui/page/json-ld'

type Props = { locale: Locale; path: string; name: string }

/** Every page is one step from the home page. */
export async function Breadcrumbs({ locale, path, name }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.nav' })
  const steps = [
    { path: '/', name: t('home') },
    { path, name },
  ]
  return (
    <JsonLd
      facts={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.name,
          item: pageAddress(locale, step.path),
        })),
      }}
    />
  )
}
