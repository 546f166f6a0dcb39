'use client'

import { useId, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { Popover } from 'radix-ui'
import { FractionKeys } from '@/builder/fields/fraction-keys'
import { keepOpening } from '@/client/opening/kept-opening'
import { openingOf } from '@/client/opening/opening'
import type { Opening, OpeningSide } from '@/client/opening/opening'
import type { OpeningTexts } from '@/client/opening/opening-texts'
import { readInches } from '@/domain/measure/read-length'
import { Button } from '@/ui/button'
import { SizeInput } from '@/ui/size-input'

export type OpeningEditorProps = {
  texts: OpeningTexts
  opening: Opening
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opened it. */
  opener: RefObject<HTMLElement | null>
}

const sides = ['width', 'height'] as const

/** Two fields under the tag, each with the fractions that a number pad lacks. */
export function OpeningEditor({ texts, opening, open, onOpenChange, opener }: OpeningEditorProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={texts.title}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-[min(25rem,calc(100vw-1.5rem))] rise-in rounded-glass border border-rule bg-paper p-5 text-text shadow-float"
          onEscapeKeyDown={(event) => event.stopImmediatePropagation()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          onInteractOutside={(event) => {
            // the button that opened it closes it by itself
            if (event.target instanceof Node && opener.current?.contains(event.target))
              event.preventDefault()
          }}
        >
          <Fields texts={texts} opening={opening} onKept={() => onOpenChange(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type FieldsProps = { texts: OpeningTexts; opening: Opening; onKept: () => void }

function Fields({ texts, opening, onKept }: FieldsProps) {
  const id = useId()
  const [typed, setTyped] = useState({ width: opening.width.text, height: opening.height.text })
  const [side, setSide] = useState<(typeof sides)[number]>('width')
  const [isRefused, setRefused] = useState(false)

  function keep(event: FormEvent) {
    event.preventDefault()
    const [width, height] = [sideOfText(typed.width), sideOfText(typed.height)]
    const next = width && height && openingOf(width, height)
    setRefused(!next)
    if (!next) return
    keepOpening(next)
    onKept()
  }

  return (
    <form onSubmit={keep} noValidate>
      <p className="font-display text-h4">{texts.title}</p>
      <p className="mt-1 text-small text-text-second">{texts.lead}</p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {sides.map((one) => (
          <div key={one}>
            <label htmlFor={`${id}-${one}`} className="text-small font-semibold">
              {texts[one]}
              <span className="sr-only">, {texts.inches}</span>
            </label>
            <span className="@container mt-1 flex min-h-12 items-center gap-2 rounded-glass dimension-box bg-paper px-3 [--beside:1.625rem]">
              <SizeInput
                id={`${id}-${one}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
                value={typed[one]}
                aria-invalid={isRefused || undefined}
                aria-describedby={isRefused ? `${id}-unread` : undefined}
                onFocus={() => setSide(one)}
                onChange={(event) => setTyped({ ...typed, [one]: event.target.value })}
                className="w-full min-w-0 bg-transparent figures font-medium outline-none"
              />
              <span aria-hidden="true" className="text-text-second">
                {texts.unit}
              </span>
            </span>
          </div>
        ))}
      </div>
      <FractionKeys
        label={texts.fractions}
        more={texts.sixteenth}
        value={typed[side]}
        onPick={(text) => setTyped({ ...typed, [side]: text })}
        className="mt-3"
      />
      <p id={`${id}-unread`} role="alert" className="mt-2 text-small text-error empty:hidden">
        {isRefused ? texts.unread : ''}
      </p>
      <Button type="submit" look="ink" className="mt-4 w-full">
        {texts.use}
      </Button>
    </form>
  )
}

function sideOfText(text: string): OpeningSide | null {
  const read = readInches(text)
  return read.ok ? { text: text.trim(), inches: read.inches } : null
}
