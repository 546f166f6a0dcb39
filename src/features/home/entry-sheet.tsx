'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { EntryDrawing } from '@/drawings/to-scale/entry-drawing'
import { Arrow } from '@/ui/page/arrow-link'
import { sizesToSend } from './entry-sizes'
import type { EntryKind, Side } from './entry-sizes'

type Kind = EntryKind & { text: string }

type Props = {
  /** Where the quote builder is; it reads the same names from its address. */
  action: string
  texts: Record<'label' | 'title' | 'note' | 'what' | 'width' | 'height' | 'unit' | 'open', string>
  kinds: Kind[]
}

const sides = ['width', 'height'] as const

/**
 * What, how wide, how high: a form that opens the quote builder filled in, with or without code. The fields
 * keep their own values, so that hydration takes nothing away that was typed before it.
 */
export function EntrySheet({ action, texts, kinds }: Props) {
  const usual = useRef(kinds[0])
  const [drawn, setDrawn] = useState({ width: '', height: '', ...kinds[0] })
  const id = useId()
  const form = useRef<HTMLFormElement>(null)

  function draw(sheet: HTMLFormElement) {
    setDrawn({ width: sizeIn(sheet, 'width'), height: sizeIn(sheet, 'height') })
  }

  /** A size that nobody changed becomes what is usual for the new kind. */
  function suggest({ currentTarget: { form: sheet, value } }: ChangeEvent<HTMLSelectElement>) {
    const kind = kinds.find(({ serviceType }) => serviceType === value)
    if (sheet === null || kind === undefined) return
    for (const side of sides) {
      const field = fieldOf(sheet, side)
      if (field?.value === usual.current?.[side] && field !== null) field.value = kind[side]
    }
    usual.current = kind
    draw(sheet)
  }

  useEffect(() => {
    const sheet = form.current
    const say = ({ formData }: FormDataEvent) => {
      for (const [name, text] of sizesToSend(formData, kinds)) formData.set(name, text)
    }
    sheet?.addEventListener('formdata', say)
    return () => sheet?.removeEventListener('formdata', say)
  }, [kinds])
  return (
    <form
      ref={form}
      action={action}
      onInput={(event) => draw(event.currentTarget)}
      aria-label={texts.label}
      className="grid grid-cols-2 rounded-glass bg-ground lg:grid-cols-[152fr_236fr_320fr_150fr_150fr_240fr] lg:shadow-sheet"
    >
      <div className="hidden items-center justify-center p-5 min-[360px]:flex lg:p-4">
        <EntryDrawing width={drawn.width} height={drawn.height} />
      </div>
      <div className="flex flex-col justify-center p-5 max-[359px]:col-span-2 lg:p-4">
        <h2 className="text-h3">{texts.title}</h2>
        <p className="mt-1 text-small text-text-second">{texts.note}</p>
      </div>
      <div className="col-span-2 border-t border-rule p-5 lg:col-span-1 lg:flex lg:flex-col lg:justify-center lg:border-t-0 lg:border-l lg:px-6">
        <label htmlFor={`${id}-what`} className="text-base text-text-second">
          {texts.what}
        </label>
        <select
          id={`${id}-what`}
          name="serviceType"
          onChange={suggest}
          className="min-h-11 w-full bg-transparent text-lead text-text"
        >
          {kinds.map(({ serviceType, text }) => (
            <option key={serviceType} value={serviceType}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {sides.map((side) => (
        <div
          key={side}
          className="border-t border-rule p-5 odd:border-l lg:flex lg:flex-col lg:justify-center lg:border-t-0 lg:border-l lg:px-6"
        >
          <label htmlFor={`${id}-${side}`} className="text-base text-text-second">
            {texts[side]}
          </label>
          <span className="flex items-baseline gap-2">
            <input
              id={`${id}-${side}`}
              name={side}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              aria-describedby={`${id}-${side}-unit`}
              defaultValue={kinds[0]?.[side]}
              className="min-h-11 w-full min-w-0 bg-transparent figures text-h4 font-medium"
            />
            <span id={`${id}-${side}-unit`} className="text-text-second">
              {texts.unit}
            </span>
          </span>
        </div>
      ))}
      <div className="col-span-2 p-5 lg:col-span-1 lg:p-0">
        <button
          type="submit"
          className="flex min-h-16 w-full items-center justify-between gap-4 rounded-glass bg-edge-ink px-6 font-semibold text-ground hover:bg-edge-mid lg:h-full lg:min-h-36 lg:rounded-l-none"
        >
          {texts.open}
          <Arrow />
        </button>
      </div>
    </form>
  )
}

function fieldOf(sheet: HTMLFormElement, side: Side): HTMLInputElement | null {
  const field = sheet.elements.namedItem(side)
  return field instanceof HTMLInputElement ? field : null
}

function sizeIn(sheet: HTMLFormElement, side: Side): string {
  return fieldOf(sheet, side)?.value ?? ''
}
