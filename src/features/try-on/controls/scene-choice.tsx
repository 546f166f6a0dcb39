'use client'

import { Camera, ImageUp } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { SiteImage } from '@/ui/site-image'
import type { Room } from '../scene/scenes'
import type { TryOnWords } from '../try-on-words'

type Props = {
  words: TryOnWords['scenes']
  rooms: readonly Room[]
  /** Null for the visitor's own picture. */
  room: Room | null
  onRoom: (room: Room) => void
  onPhoto: () => void
  onCamera: () => void
}

const tile =
  'border border-rule bg-paper p-0.5 text-base font-semibold text-edge-ink outline-offset-[-4px] hover:border-edge-mid'

/** Three rooms of ours, and two ways to a picture of one's own. */
export function SceneChoice({ words, rooms, room, onRoom, onPhoto, onCamera }: Props) {
  return (
    <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
      <RadioGroup.Root
        aria-label={words.title}
        value={room?.id ?? ''}
        onValueChange={(id) => {
          const chosen = rooms.find((each) => each.id === id)
          if (chosen) onRoom(chosen)
        }}
        className="contents"
      >
        {rooms.map((each) => (
          <RadioGroup.Item
            key={each.id}
            value={each.id}
            className={`${tile} data-[state=checked]:border-edge-ink data-[state=checked]:bg-edge-tint data-[state=checked]:shadow-[inset_0_0_0_1px_var(--color-edge-ink)] data-[state=checked]:picked`}
          >
            <SiteImage
              src={each.picture}
              alt=""
              sizes="160px"
              className="aspect-[8/5] w-full bg-stone object-cover"
            />
            <span className="grid min-h-10 place-items-center">{each.name}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <button
        type="button"
        onClick={onPhoto}
        className={`${tile} grid place-items-center gap-1 py-2`}
      >
        <ImageUp aria-hidden="true" className="size-6 text-edge-mid" strokeWidth={1.5} />
        {words.photo}
      </button>
      <button
        type="button"
        onClick={onCamera}
        className={`${tile} grid place-items-center gap-1 py-2`}
      >
        <Camera aria-hidden="true" className="size-6 text-edge-mid" strokeWidth={1.5} />
        {words.camera}
      </button>
    </div>
  )
}
