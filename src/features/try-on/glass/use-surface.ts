'use client'

import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { whenIdle } from '@/client/when-idle'
import type { Frame, Surface } from './surface'

type Shown = { image: HTMLImageElement | null; frame: Frame }

/**
 * Draws glass into an element. What draws it is fetched once the page is there, and given back when it
 * goes; it draws when something has changed, at most once a frame.
 */
export function useSurface(
  place: RefObject<HTMLElement | null>,
  { image, frame }: Shown,
): Surface | null {
  const [surface, setSurface] = useState<Surface | null>(null)

  useEffect(() => {
    let opened: Surface | null = null
    let isLeft = false
    const callOff = whenIdle(() => {
      import('./open-surface')
        .then(({ openSurface }) => {
          if (isLeft) return
          opened = openSurface()
          place.current?.append(opened.canvas)
          setSurface(opened)
        })
        .catch(() => undefined) // without a connection: the picture stays as it is
    })
    return () => {
      isLeft = true
      callOff()
      opened?.canvas.remove()
      opened?.close()
    }
  }, [place])

  useEffect(() => {
    if (image !== null) surface?.show(image)
  }, [surface, image])

  useEffect(() => {
    if (surface === null) return
    const asked = requestAnimationFrame(() => surface.draw(frame))
    return () => cancelAnimationFrame(asked)
  }, [surface, image, frame])

  return surface
}
