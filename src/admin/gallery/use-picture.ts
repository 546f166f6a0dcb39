'use client'

import { useEffect, useState } from 'react'

export type PictureFile = { id: number; url: string; width: number; height: number }

/** The file behind a picture of the library; null until it has come, or where there is none. */
export function usePicture(id: number | null): PictureFile | null {
  const [file, setFile] = useState<PictureFile | null>(null)
  useEffect(() => {
    if (id === null) return
    const leaving = new AbortController()
    fetch(`/api/media/${id}?depth=0`, { signal: leaving.signal })
      .then((answer) => answer.json() as Promise<Partial<PictureFile>>)
      .then(({ url, width, height }) => {
        if (url && width && height) setFile({ id, url, width, height })
      })
      .catch(() => {
        if (!leaving.signal.aborted) setFile(null)
      })
    return () => leaving.abort()
  }, [id])
  return file?.id === id ? file : null
}
