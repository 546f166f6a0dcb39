'use client'

import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A dialog of the browser's own: it keeps the focus, closes on Escape and gives the focus back. */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const before = useRef<Element | null>(null)
  const name = useId()
  useEffect(() => {
    const opened = dialog.current
    before.current ??= document.activeElement
    if (opened?.open === false) opened.showModal()
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={name}
      className="today-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={name}>{title}</h2>
      {children}
    </dialog>
  )
}
