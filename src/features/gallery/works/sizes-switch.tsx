'use client'

import { useState } from 'react'

type Props = { show: string; hide: string }

/** Says what it does next; the sizes stand elsewhere, and go by its mark. */
export function SizesSwitch({ show, hide }: Props) {
  const [areShown, setShown] = useState(true)
  return (
    <button
      type="button"
      className="opened-switch"
      data-sizes={areShown ? 'shown' : 'hidden'}
      onClick={() => setShown(!areShown)}
    >
      <span aria-hidden="true" className="opened-switch-line" />
      {areShown ? hide : show}
    </button>
  )
}
