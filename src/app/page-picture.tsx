import { getTranslations } from 'next-intl/server'
import Image from 'next/image'
import type { Locale } from '@/config/locales'
import shower from '@pictures/hero-home.webp'
import { classNames } from '@/ui/class-names'

/** What each page opens with, and which part of it a narrow frame keeps. */
const pictures = {
  shower: { image: shower, position: 'object-[66%_50%]' },
} as const

type Props = { locale: Locale; name: keyof typeof pictures }

/** The illustration beside a page's first words, and the line that calls it one. */
export async function PagePicture({ locale, name }: Props) {
  const t = await getTranslations({ locale, namespace: 'pictures' })
  const { image, position } = pictures[name]
  return (
    <figure>
      <Image
        src={image}
        alt={t(`alt.${name}`)}
        placeholder="blur"
        priority
        sizes="(min-width: 1024px) 612px, 100vw"
        className={classNames('h-72 w-full object-cover lg:h-110', position)}
      />
      <figcaption className="mt-2 text-small text-text-second">{t('note')}</figcaption>
    </figure>
  )
}
