'use client'

import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { X } from 'lucide-react'
import { keepOpening, useOpening } from '@/client/opening/kept-opening'
import { sizesOf } from '@/client/opening/opening'
import { filled } from '@/client/opening/opening-texts'
import type { OpeningTexts } from '@/client/opening/opening-texts'
import { classNames } from '@/ui/class-names'
import type { OpeningEditorProps } from './opening-editor'

type Props = {
  texts: OpeningTexts
  className?: string
}

type Editor = ComponentType<OpeningEditorProps>

let loading: Promise<Editor> | undefined

/** The fields come when a hand comes near the button. */
function loadEditor(): Promise<Editor> {
  loading ??= import('./opening-editor').then(({ OpeningEditor }) => OpeningEditor)
  return loading
}

/** The opening that the visitor brought along, as the dimension that it is; its place is kept while there is none. */
export function OpeningTag({ texts, className }: Props) {
  const opening = useOpening()
  const button = useRef<HTMLButtonElement>(null)
  const [LoadedEditor, setLoadedEditor] = useState<Editor | null>(null)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void loadEditor().then((editor) => setLoadedEditor(() => editor))
  if (opening === null) return <div className={className} />
  const sizes = sizesOf(opening)
  return (
    <div
      role="group"
      aria-label={texts.label}
      className={classNames('flex items-center whitespace-nowrap', className)}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={filled(texts.changeLabel, sizes)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare()
          setOpen(!isOpen)
        }}
        className="group/tag flex min-h-11 items-center gap-3"
      >
        <span className="flex items-center">
          <span aria-hidden="true" className="dimension-tick" />
          <span aria-hidden="true" className="h-px w-3.5 bg-current" />
          <span className="px-2 figures font-semibold">{filled(texts.size, sizes)}</span>
          <span aria-hidden="true" className="h-px w-3.5 bg-current" />
          <span aria-hidden="true" className="dimension-tick" />
        </span>
        <span
          aria-hidden="true"
          className="underline underline-offset-4 group-hover/tag:no-underline"
        >
          {texts.change}
        </span>
      </button>
      <button
        type="button"
        aria-label={texts.clearLabel}
        onClick={() => {
          setOpen(false)
          keepOpening(null)
        }}
        className="-mr-2 grid size-11 place-items-center hover:opacity-80"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      {LoadedEditor === null ? null : (
        <LoadedEditor
          texts={texts}
          opening={opening}
          open={isOpen}
          onOpenChange={setOpen}
          opener={button}
        />
      )}
    </div>
  )
}
