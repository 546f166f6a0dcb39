'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import type { TriedGlass } from '@/domain/photos/tried-glass'
import { Button } from '@/ui/button'
import type { TryOnWords } from '../try-on-words'

type Props = {
  words: TryOnWords['send']
  /** Whose quote it goes along with. */
  service: string
  glass: TriedGlass
  /** Where the price is. */
  to: string
  /** Null where no picture could be made. */
  make: () => Promise<Blob | null>
}

/** The one way by which a picture leaves the page: pressed for, and said beside the button. */
export function SendPicture({ words, service, glass, to, make }: Props) {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    setIsBusy(true)
    setSaid(words.sending)
    const outcome = await sent({ service, glass, make }).catch(() => 'failed' as const)
    setIsBusy(false)
    if (outcome === 'arrived') router.push(to)
    else setSaid(words[outcome])
  }

  return (
    <div>
      <Button className="w-full" busy={isBusy} onClick={() => void send()}>
        {words.button}
      </Button>
      <p role="status" className="text-base">
        {said}
      </p>
      <p className="mt-2 text-small text-text-second">{words.note}</p>
    </div>
  )
}

type Picture = Pick<Props, 'service' | 'glass' | 'make'>

async function sent({ service, glass, make }: Picture): Promise<'arrived' | 'full' | 'failed'> {
  // most people try and send nothing
  const { addPhotos, hasRoomForPhoto } = await import('@/client/photos/photos')
  if (!hasRoomForPhoto(service)) return 'full'
  const picture = await make()
  if (picture === null) return 'failed'
  return (await addPhotos(service, [picture], glass)) === 1 ? 'arrived' : 'failed'
}
