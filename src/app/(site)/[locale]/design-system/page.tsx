import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { isDevelopment } from '@/config/env'
import { OpenedSpecimens } from '@/features/design-system/opened-specimens'
import { PlainSpecimens } from '@/features/design-system/plain-specimens'
import { TokenSpecimens } from '@/features/design-system/token-specimens'
import { PageOpening } from '@/ui/page/page-opening'

export const metadata: Metadata = { title: 'Design system', robots: { index: false } }

/** Every part of src/ui in its states, for those who build with it. */
export default async function DesignSystemPage(props: PageParams) {
  await localeOf(props)
  if (!isDevelopment()) notFound()
  return (
    <>
      <PageOpening title="Design system" lead="Every part of src/ui, in its states." />
      <div className="page pb-28">
        <TokenSpecimens />
        <PlainSpecimens />
        <OpenedSpecimens />
      </div>
    </>
  )
}
