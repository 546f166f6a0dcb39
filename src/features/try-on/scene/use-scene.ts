'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/client/when-idle'
import { letGo } from './picture'
import type { Picture } from './picture'
import { readPhoto } from './read-photo'
import type { PhotoFault } from './read-photo'
import type { Room } from './scenes'
import { useRoomPictures } from './use-room-pictures'

type SceneFault = PhotoFault | 'room'

export type Scene = {
  /** One of our rooms; null is the visitor's own picture. */
  room: Room | null
  /** Null until the page holds it: its first picture is shown before. */
  picture: Picture | null
}

type Scenes = {
  scene: Scene
  fault: SceneFault | null
  choose: (room: Room) => Promise<void>
  take: (file: File) => Promise<void>
  show: (picture: Picture) => void
}

/** What the glass is tried in. Pictures of the visitor's live as long as this page. */
export function useScene(
  rooms: readonly [Room, ...Room[]],
  onChange: (room: Room | null) => void,
): Scenes {
  const [first] = rooms
  const [scene, setScene] = useState<Scene>({ room: first, picture: null })
  const [fault, setFault] = useState<SceneFault | null>(null)
  const pictureIn = useRoomPictures()
  const own = useRef<Picture | null>(null)

  useEffect(
    () =>
      whenIdle(() => {
        pictureIn(first)
          .then((picture) => {
            setScene((now) => (now.picture === null ? { room: first, picture } : now))
            // the others too, so that they are there without a connection
            if (!savesData()) for (const room of rooms) pictureIn(room).catch(() => undefined)
          })
          .catch(() => setFault('room'))
      }),
    [first, rooms, pictureIn],
  )
  useEffect(
    () => () => {
      letGo(own.current)
      own.current = null
    },
    [],
  )

  const show = useCallback(
    (picture: Picture) => {
      letGo(own.current)
      own.current = picture
      setFault(null)
      setScene({ room: null, picture })
      onChange(null)
    },
    [onChange],
  )

  async function choose(room: Room) {
    try {
      const picture = await pictureIn(room)
      setFault(null)
      setScene({ room, picture })
      onChange(room)
    } catch {
      setFault('room')
    }
  }

  async function take(file: File) {
    const read = await readPhoto(file)
    if (read.ok) show(read.picture)
    else setFault(read.kind)
  }

  return { scene, fault, choose, take, show }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
