'use client'

import { useCallback, useRef } from 'react'
import { pictureAt } from './picture'
import type { Picture } from './picture'
import type { Room } from './scenes'

/**
 * Our rooms, fetched once and kept by the page: choosing among them then needs no connection. What it
 * returns rejects where a picture cannot be had; the next call tries again.
 */
export function useRoomPictures(): (room: Room) => Promise<Picture> {
  const kept = useRef(new Map<string, Promise<Picture>>())
  return useCallback((room) => {
    const known = kept.current.get(room.id)
    if (known !== undefined) return known
    const coming = pictureAt(room.picture.src)
    kept.current.set(room.id, coming)
    coming.catch(() => kept.current.delete(room.id))
    return coming
  }, [])
}
