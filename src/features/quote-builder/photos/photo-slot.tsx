'use client'

import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { Camera, ImageUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { addPhotos, removePhoto, usePhotos } from '@/client/photos/photos'
import { mostPhotos } from '@/domain/photos/limits'
import { Button } from '@/ui/button'
import { PhotoTiles } from './photo-tiles'

/** What is broken, shown instead of told. Nothing waits for it, and nothing is lost when it fails. */
export function PhotoSlot({ service }: { service: string }) {
  const t = useTranslations('quote.photos')
  const { photos, sending, failed } = usePhotos(service)
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const isFull = photos.length + sending >= mostPhotos

  function remove(photo: string) {
    removePhoto(service, photo)
    choose.current?.focus() // what was pressed is gone
  }

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    void addPhotos(service, [...(target.files ?? [])])
    target.value = '' // the same one may be chosen again
  }

  function said(): string {
    if (sending > 0) return t('sending', { count: sending })
    if (failed) return t(failed === 'not_a_picture' ? 'notAPicture' : 'failed')
    if (isFull) return t('full')
    return photos.length > 0 ? t('ready', { count: photos.length }) : ''
  }

  return (
    <section
      aria-labelledby="photo-slot"
      className="mt-6 flex min-h-32 flex-wrap items-center gap-x-5 gap-y-4 border border-dashed border-edge-mid p-3.5"
    >
      <div className="flex-1 basis-52">
        <h2 id="photo-slot" className="font-sans text-body font-semibold tracking-normal">
          {t('title')}
        </h2>
        <p className="text-base text-text-second">
          {t('text')} {t('who')}
        </p>
        <p role="status" className={failed && sending === 0 ? 'text-base text-error' : 'text-base'}>
          {said()}
        </p>
      </div>
      {photos.length > 0 ? <PhotoTiles photos={photos} onRemove={remove} /> : null}
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <input ref={files} type="file" accept="image/*" multiple hidden onChange={take} />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={take}
        />
        <Button
          ref={choose}
          aria-disabled={isFull || undefined}
          className="max-sm:grow max-sm:px-3"
          onClick={() => isFull || files.current?.click()}
        >
          <ImageUp aria-hidden="true" className="size-5" />
          {t(photos.length > 0 ? 'another' : 'add')}
        </Button>
        <Button
          aria-disabled={isFull || undefined}
          className="max-sm:grow max-sm:px-3 pointer-fine:hidden"
          onClick={() => isFull || camera.current?.click()}
        >
          <Camera aria-hidden="true" className="size-5" />
          {t('take')}
        </Button>
      </div>
    </section>
  )
}
