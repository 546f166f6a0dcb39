import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { photosOf } from '@/services/photos/photos-of'
import type { ShownPhoto } from '@/services/photos/photos-of'
import { SiteImage } from '@/ui/site-image'

/** On an inquiry: what its sender showed. */
export async function InquiryPhotos({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  return <Photos photos={await photosOf({ payload, user, of: { inquiries: Number(id) } })} />
}

/** On a quote: what its customer showed. */
export async function QuotePhotos({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  return <Photos photos={await photosOf({ payload, user, of: { quotes: Number(id) } })} />
}

async function Photos({ photos }: { photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.photos' })
  const glassName = await getTranslations({ locale: defaultLocale, namespace: 'tryOn.glasses' })
  return (
    <section className="office-sheet" aria-label={t('title')}>
      <h2 className="office-heading">{t('title')}</h2>
      <ul className="office-photos">
        {photos.map(({ id, url, thumbnail, triedGlass }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <SiteImage
                src={thumbnail}
                unoptimized // a private picture is not the optimizer's
                alt={t('open', { number: index + 1 })}
                width={148}
                height={100}
              />
            </a>
            {triedGlass === null ? null : (
              <span className="office-note">{t('tried', { glass: glassName(triedGlass) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
