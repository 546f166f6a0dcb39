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
  drawing: ReactNode
  /** Its height and what is around it. */
  className?: string
}

/** One piece among others: its illustration across the whole card, or its drawing. */
export async function PiecePicture({
  locale,
  name,
  drawing,
  className = 'mb-6 h-64 lg:h-72',
}: Props) {
  const picture = pagePictures[name]
  if (picture === undefined) {
    return <span className="grid h-64 place-items-center">{drawing}</span>
  }
  const t = await getTranslations({ locale, namespace: 'pictures' })
  return (
    <SiteImage
      src={picture.image}
      alt={t(`alt.${name}`)}
      sizes="(min-width: 1024px) 700px, 100vw"
      className={classNames('w-full bg-stone object-cover', className, picture.position)}
    />
  )
}
