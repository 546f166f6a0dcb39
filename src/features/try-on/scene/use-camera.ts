'use client'

import { useEffect, useRef, useState } from 'react'
import { closeCamera, openCamera } from './camera'
import type { CameraFault } from './camera'

type State = 'off' | 'asking' | 'on' | CameraFault

type Camera = {
  state: State
  stream: MediaStream | null
  start: () => Promise<void>
  stop: () => void
}

/** The camera while it is needed: it is off again as soon as nobody looks. */
export function useCamera(): Camera {
  const [state, setState] = useState<State>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const isWanted = useRef(false)

  useEffect(() => () => closeCamera(stream), [stream])
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  async function start() {
    isWanted.current = true
    setState('asking')
    const opened = await openCamera()
    if (!opened.ok) return setState(opened.kind)
    // the answer may come after the window was closed
    if (!isWanted.current) return closeCamera(opened.stream)
    setStream(opened.stream)
    setState('on')
  }

  function stop() {
    isWanted.current = false
    setStream(null) // the effect above stops its tracks
    setState('off')
  }

  return { state, stream, start, stop }
}
