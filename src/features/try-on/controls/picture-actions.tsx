'use client'

import { useState } from 'react'
import { useHydrated } from '@/ui/use-hydrated'
import { Button } from '@/ui/button'
import type { TryOnWords } from '../try-on-words'
import { download } from '../glass/save-picture'

type Props = {
  words: TryOnWords['actions']
  /** Without ending. */
  fileName: string
  /** Null where no picture could be made. */
  make: () => Promise<Blob | null>
}

/** The picture as a file of the person's own; nobody else gets it but through them. */
export function PictureActions({ words, fileName, make }: Props) {
  const isHydrated = useHydrated()
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function use(act: (file: File) => Promise<void> | void) {
    setIsBusy(true)
    setSaid('')
    const picture = await make().catch(() => null)
    if (picture === null) setSaid(words.failed)
    else await act(new File([picture], `${fileName}.png`, { type: 'image/png' }))
    setIsBusy(false)
  }

  function save(file: File) {
    download(file, file.name)
    setSaid(words.saved)
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button className="grow" busy={isBusy} onClick={() => void use(save)}>
          {words.save}
        </Button>
        {isHydrated && canShareFiles() ? (
          <Button className="grow" disabled={isBusy} onClick={() => void use(share)}>
            {words.share}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-small text-text-second">
        {said}
      </p>
      <p className="mt-2 text-small text-text-second">{words.note}</p>
    </div>
  )
}

function canShareFiles(): boolean {
  const { canShare } = navigator as { canShare?: Navigator['canShare'] }
  const sample = new File([''], 'glass.png', { type: 'image/png' })
  return canShare?.call(navigator, { files: [sample] }) === true
}

async function share(file: File): Promise<void> {
  // closing the list of programs is no failure
  await navigator.share({ files: [file] }).catch(() => undefined)
}
