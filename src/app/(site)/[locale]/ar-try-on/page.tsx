import { getTranslations } from 'next-intl/server'
import clear from '@pictures/glass-clear.webp'
import frosted from '@pictures/glass-frosted.webp'
import laminated from '@pictures/glass-laminated.webp'
import patterned from '@pictures/glass-patterned.webp'
import tempered from '@pictures/glass-tempered.webp'
import tinted from '@pictures/glass-tinted-bronze.webp'
import room from '@pictures/room-empty.webp'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { TryOn } from '@/features/try-on/try-on'
import { PageOpening } from '@/ui/page/page-opening'

const styles = [
  { id: 'frosted', type: 'shower', picture: frosted },
  { id: 'clear', type: 'window', picture: clear },
  { id: 'tinted', type: 'window', picture: tinted },
  { id: 'patterned', type: 'door', picture: patterned },
  { id: 'laminated', type: 'door', picture: laminated },
  { id: 'tempered', type: 'shower', picture: tempered },
] as const

const steps = ['scene', 'mark', 'choose', 'adjust', 'save'] as const

export const generateMetadata = metadataOf('arTryOn')

export default async function TryOnPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'tryOn' })
  return (
    <>
      <PageFacts locale={locale} page="arTryOn" />
      <PageOpening title={t('title')} lead={t('lead')} />
      <div className="page pb-20 lg:pb-28">
        <TryOn
          words={{
            camera: t('camera'),
            cameraText: t('cameraText'),
            alertTitle: t('alertTitle'),
            alertText: t('alertText'),
            understood: t('understood'),
            stylesTitle: t('stylesTitle'),
            size: t('size'),
            opacity: t('opacity'),
            upload: t('upload'),
          }}
          room={{ picture: room, alt: t('roomAlt') }}
          styles={styles.map(({ id, type, picture }) => ({
            id,
            name: t(`styles.${id}.name`),
            type: t(`types.${type}`),
            imageDescription: t(`styles.${id}.text`),
            picture,
          }))}
        />
      </div>
      <section className="bg-stone py-20 lg:py-28">
        <div className="page">
          <h2 className="text-title lg:text-section">{t('howTitle')}</h2>
          <ol className="mt-10 grid gap-x-6 md:grid-cols-5">
            {steps.map((step, index) => (
              <li key={step} className="border-t border-edge-mid py-5">
                <span aria-hidden="true" className="font-display text-h2 text-edge-mid">
                  {index + 1}
                </span>
                <p className="mt-2">{t(`how.${step}`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
