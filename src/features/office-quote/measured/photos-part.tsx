'use client'

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { callApi, refusalIn, sendFile } from '@/client/api'
import { Alert } from '@/ui/alert'
import { buttonClasses } from '@/ui/button'

type Photo = { id: number; filename: string; caption: string; url: string }

/** Photos of the site, which only the office sees; taken by the telephone or chosen from its files. */
export function PhotosPart({ jobId }: { jobId: number }) {
  const t = useTranslations('officeQuote.measured')
  const [photos, setPhotos] = useState<Photo[]>([])
  const [left, setLeft] = useState(0)
  const [trouble, setTrouble] = useState<string | null>(null)

  const look = useCallback(async () => {
    const list = `/api/photos?where[job][equals]=${jobId}&depth=0&limit=50`
    const answer = await callApi('GET', list)
    if (answer.ok) setPhotos(photosIn(answer.body))
  }, [jobId])
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what it sets comes from the server
    void look()
  }, [look])

  async function add(files: readonly File[]) {
    setTrouble(null)
    setLeft(files.length)
    for (const file of files) {
      const answer = await sendFile('/api/photos', file, { job: jobId })
      if (!answer.ok) setTrouble(`${file.name}: ${refusalIn(answer) ?? t('failed')}`)
      setLeft((count) => count - 1)
    }
    await look()
  }

  return (
    <div className="grid gap-2">
      {trouble === null ? null : <Alert title={trouble} />}
      <label className={`${buttonClasses()} w-fit cursor-pointer has-focus-visible:outline-2`}>
        {left > 0 ? t('sending', { count: left }) : t('add')}
        <input
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length > 0) void add(files)
          }}
        />
      </label>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ id, filename, caption, url }) => (
          <li key={id}>
            <a href={`/admin/collections/photos/${id}`} target="_blank">
              {/* eslint-disable-next-line @next/next/no-img-element -- a private picture is not the optimizer's */}
              <img src={url} alt={caption || filename} className="size-20 object-cover" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function photosIn(body: unknown): Photo[] {
  const { docs = [] } = body as {
    docs?: {
      id: number
      filename: string
      caption?: string | null
      url: string
      sizes?: { thumbnail?: { url?: string | null } }
    }[]
  }
  return docs.map(({ id, filename, caption, url, sizes }) => ({
    id,
    filename,
    caption: caption ?? '',
    url: sizes?.thumbnail?.url ?? url,
  }))
}
