import { getTranslations } from 'next-intl/server'
import { localeOf, pageMetadata } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageOpening } from '@/ui/page/page-opening'

export async function generateMetadata(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'meta.other' })
  return pageMetadata(locale, '/products/other', {
    title: t('title'),
    description: t('description'),
  })
}

export default async function OtherPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'meta.other' })
  return <PageOpening title={t('title')} lead={t('description')} />
}
