import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import type { Messages } from '@/messages'
import { pagePictures } from './page-pictures'
import { classNames } from '@/ui/class-names'
import { SiteImage } from '@/ui/site-image'

type Props = {
  locale: Locale
  name: keyof Messages['pictures']['alt']
  /** The drawing that stands in for a picture that isn't made yet. */
  drawing: ReactNode
}

/** The illustration beside a page's first words, and the line that calls it one. */
export async function PagePicture({ locale, name, drawing }: Props) {
  const picture = pagePictures[name]
  if (picture === undefined) return drawing
  const t = await getTranslations({ locale, namespace: 'pictures' })
  return (
    <figure>
      <SiteImage
        src={picture.image}
        alt={t(`alt.${name}`)}
        first
        sizes="(min-width: 1024px) 612px, 100vw"
        className={classNames(
          'h-72 w-full bg-stone object-cover sm:h-100 lg:h-110',
          picture.position,
        )}
      />
      <figcaption className="mt-2 text-small text-text-second">{t('note')}</figcaption>
    </figure>
  )
}
