import { ImageIcon, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeptPhoto } from '@/client/photos/kept-photos'
import { SiteImage } from '@/ui/site-image'

type Props = { photos: readonly KeptPhoto[]; onRemove: (photo: string) => void }

/** Photos as they were seen on this device; the server shows them to nobody outside. */
export function PhotoTiles({ photos, onRemove }: Props) {
  const t = useTranslations('quote.photos')
  return (
    <ul className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 sm:order-first">
      {photos.map(({ photo, thumbnail }, index) => (
        <li key={photo} className="relative h-25 bg-stone sm:w-37">
          {thumbnail === null ? (
            <span className="grid size-full place-items-center content-center gap-1 px-2 text-center text-small text-text-second">
              <ImageIcon aria-hidden="true" className="size-6" strokeWidth={1.5} />
              {t('elsewhere')}
            </span>
          ) : (
            <SiteImage
              src={thumbnail}
              unoptimized // it is on this device already
              alt={t('photo', { number: index + 1 })}
              width={148}
              height={100}
              className="size-full object-cover"
            />
          )}
          <button
            type="button"
            aria-label={t('remove', { number: index + 1 })}
            onClick={() => onRemove(photo)}
            className="absolute top-0 right-0 grid size-11 place-items-center outline-offset-[-4px]"
          >
            <span className="grid size-6 place-items-center bg-edge-ink text-ground">
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
