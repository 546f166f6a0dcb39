'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { TryOnWords } from '../try-on-words'
import type { Picture } from './picture'
import { readStill } from './read-photo'
import { useCamera } from './use-camera'

/** The mark in the address by which the page, opened anew, shows the camera's window again. */
export const cameraMark = '#camera'

type Props = {
  words: TryOnWords['cameraWindow']
  open: boolean
  onClose: () => void
  onTaken: (picture: Picture) => void
}

/** The camera for one still: asked for on a click, off with the picture or with the window. */
export function CameraDialog({ words, open, onClose, onTaken }: Props) {
  const { state, stream, start, stop } = useCamera()
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])

  function close() {
    stop()
    onClose()
  }

  async function take() {
    if (video.current === null || video.current.videoWidth === 0) return
    onTaken(await readStill(video.current))
    close()
  }

  const isFault = state !== 'off' && state !== 'asking' && state !== 'on'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close()
      }}
      title={words.title}
      description={words.text}
      closeLabel={words.close}
    >
      {state === 'on' ? (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={words.view}
          className="max-h-[50dvh] w-full bg-edge-ink object-contain"
        />
      ) : null}
      <p role="status" className={isFault ? 'text-error' : 'text-text-second'}>
        {isFault ? words.faults[state] : state === 'asking' ? words.asking : ''}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === 'on' ? (
          <Button look="ink" onClick={() => void take()}>
            {words.take}
          </Button>
        ) : state === 'elsewhere' ? (
          <Button look="ink" onClick={openAnew}>
            {words.reload}
          </Button>
        ) : (
          <Button look="ink" busy={state === 'asking'} onClick={() => void start()}>
            {words.start}
          </Button>
        )}
        <Button onClick={close}>{words.cancel}</Button>
      </div>
    </Dialog>
  )
}

function openAnew() {
  history.replaceState(history.state, '', cameraMark)
  location.reload()
}
