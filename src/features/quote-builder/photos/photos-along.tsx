'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { removePhoto, usePhotos } from '@/client/photos/photos'
import { PhotoTiles } from './photo-tiles'

/** Beside an estimate: what else is sent with it, which can still be taken out. */
export function PhotosAlong({ service }: { service: string }) {
  const t = useTranslations('quote.photos')
  const { photos, sending } = usePhotos(service)
  const [isChanged, setIsChanged] = useState(false)
  const place = useRef<HTMLElement>(null)
  const count = photos.length + sending
  if (count === 0 && !isChanged) return null

  function remove(photo: string) {
    setIsChanged(true)
    removePhoto(service, photo)
    place.current?.focus() // what was pressed is gone
  }

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="photos-along"
      className="mb-8 border-b border-rule-stone pb-6 outline-none"
    >
      <h2 id="photos-along" className="text-h4">
        {count === 0 ? t('alongNone') : t('alongTitle', { count })}
      </h2>
      {count === 0 ? null : (
        <p className="mt-1 mb-4 text-base text-text-second">{t('alongText', { count })}</p>
      )}
      <PhotoTiles photos={photos} onRemove={remove} />
      <p role="status" className="text-base">
        {sending > 0 ? t('sending', { count: sending }) : ''}
      </p>
    </section>
  )
}
