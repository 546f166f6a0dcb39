'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { FractionKeys } from '@/builder/fields/fraction-keys'
import { EntryDrawing } from '@/drawings/to-scale/entry-drawing'
import { classNames } from '@/ui/class-names'
import { Arrow } from '@/ui/page/arrow-link'
import { fitSize, SizeInput } from '@/ui/size-input'
import { useEntry } from './entry-desk'
import { EntryPriceLines } from './entry-price-lines'
import type { PriceTexts } from './entry-price-lines'
import { sides, sizesToSend } from './entry-sizes'
import type { Side } from './entry-sizes'

type Props = {
  /** Where the quote builder is; it reads the same names from its address. */
  action: string
  /** Where one reaches the shop. */
  askAt: string
  texts: PriceTexts &
    Record<
      | 'label'
      | 'title'
      | 'what'
      | 'width'
      | 'height'
      | 'unit'
      | 'open'
      | 'unread'
      | 'fractions'
      | 'sixteenth',
      string
    >
  /** What each kind is called, by its service. */
  names: Record<string, string>
}

/**
 * What, how wide, how high: a form that opens the quote builder filled in, with or without code. The fields
 * keep their own values, so that hydration takes nothing away that was typed before it.
 */
export function EntrySheet({ action, askAt, texts, names }: Props) {
  const { entry, kinds, size, unread, price, touch, type, choose } = useEntry()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const typedBefore = useRef(true)
  const [focused, setFocused] = useState<Side>('width')
  /** What stood in a field when it was left: nobody is corrected while typing. */
  const [left, setLeft] = useState<Partial<Record<Side, string>>>({})
  const isWrong = (side: Side) => unread[side] && left[side] === entry[side]

  useEffect(() => {
    const sheet = form.current
    if (sheet === null) return
    for (const side of sides) {
      const field = fieldOf(sheet, side)
      if (!field || field.value === entry[side]) continue
      if (typedBefore.current) type(side, field.value)
      else field.value = entry[side]
      fitSize(field)
    }
    const what = sheet.elements.namedItem('serviceType')
    if (what instanceof HTMLSelectElement && what.value !== entry.service) {
      if (typedBefore.current) choose(what.value)
      else what.value = entry.service
    }
    typedBefore.current = false
  }, [entry, type, choose])

  useEffect(() => {
    const sheet = form.current
    const say = ({ formData }: FormDataEvent) => {
      formData.delete('unit')
      for (const [name, text] of sizesToSend(formData, kinds)) formData.set(name, text)
    }
    sheet?.addEventListener('formdata', say)
    return () => sheet?.removeEventListener('formdata', say)
  }, [kinds])

  return (
    <form
      ref={form}
      action={action}
      onFocus={touch}
      onPointerEnter={touch}
      aria-label={texts.label}
      data-entry
      className="grid grid-cols-2 rounded-glass bg-ground lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)_8.25rem_8.25rem_10rem] lg:shadow-sheet xl:grid-cols-[152fr_260fr_280fr_164fr_164fr_228fr]"
    >
      <div className="hidden items-center justify-center p-4 min-[360px]:flex md:max-lg:justify-start md:max-lg:pl-8 lg:max-xl:hidden">
        <EntryDrawing
          size={size}
          width={unread.width ? '' : entry.width}
          height={unread.height ? '' : entry.height}
        />
      </div>
      <div className="flex min-h-36 flex-col justify-center py-4 pr-4 max-[359px]:col-span-2 max-[359px]:pl-5 md:max-lg:pl-8 lg:max-xl:pl-5 xl:pl-3">
        <h2
          className={
            // its line is needed for the reason, so that the sheet stays as high as it is
            price.kind === 'figure' && price.approval ? 'sr-only' : 'text-h4 lg:text-h3'
          }
        >
          {texts.title}
        </h2>
        <EntryPriceLines {...{ action, askAt, texts }} />
      </div>
      <div className="col-span-2 border-t border-rule p-5 md:max-lg:px-8 lg:col-span-1 lg:flex lg:flex-col lg:justify-center lg:border-t-0 lg:border-l lg:px-4 xl:px-6">
        <label htmlFor={`${id}-what`} className="text-base text-text-second">
          {texts.what}
        </label>
        <select
          id={`${id}-what`}
          name="serviceType"
          defaultValue={kinds[0]?.serviceType}
          onChange={(event) => choose(event.target.value)}
          className="min-h-11 w-full bg-transparent text-lead text-text lg:max-xl:text-body"
        >
          {kinds.map(({ serviceType }) => (
            <option key={serviceType} value={serviceType}>
              {names[serviceType]}
            </option>
          ))}
        </select>
      </div>
      {sides.map((side) => (
        <div
          key={side}
          className={classNames(
            'relative border-t border-rule p-5 focus-within:bg-edge-tint has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-edge-ink md:max-lg:px-8 lg:flex lg:flex-col lg:justify-center lg:border-t-0 lg:border-l lg:px-4 xl:px-6',
            side === 'height' && 'border-l',
          )}
        >
          <label htmlFor={`${id}-${side}`} className="text-base text-text-second">
            {texts[side]}
          </label>
          <span className="@container flex items-baseline gap-2 [--beside:1.75rem]">
            <SizeInput
              id={`${id}-${side}`}
              name={side}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              aria-invalid={isWrong(side) || undefined}
              aria-describedby={`${id}-${side}-unit${isWrong(side) ? ` ${id}-${side}-unread` : ''}`}
              defaultValue={entry[side]}
              onFocus={() => setFocused(side)}
              onBlur={() => setLeft({ ...left, [side]: entry[side] })}
              onChange={(event) => type(side, event.target.value)}
              className="min-h-11 w-full min-w-0 bg-transparent figures font-medium outline-none"
            />
            <span id={`${id}-${side}-unit`} className="text-text-second">
              {texts.unit}
            </span>
          </span>
          {isWrong(side) ? (
            <p
              id={`${id}-${side}-unread`}
              role="alert"
              className="absolute inset-x-5 bottom-1 text-caption leading-4 font-medium text-error md:max-lg:inset-x-8 lg:inset-x-2 xl:inset-x-6"
            >
              {texts.unread}
            </p>
          ) : null}
        </div>
      ))}
      <FractionKeys
        label={texts.fractions}
        more={texts.sixteenth}
        value={entry[focused]}
        onPick={(text) => type(focused, text)}
        className="col-span-2 hidden lg:hidden! [@media(hover:hover)]:hidden! [[data-entry]:has(input:focus)_&]:grid"
      />
      <div className="col-span-2 p-5 md:max-lg:px-8 lg:col-span-1 lg:p-0">
        <input type="hidden" name="step" value="3" />
        {/* sent ahead of any script, each size says its unit by this; with code, where it has to */}
        <input type="hidden" name="unit" value="in" />
        <button
          type="submit"
          className="flex min-h-16 w-full items-center justify-between gap-4 rounded-glass bg-edge-ink px-6 font-semibold text-ground hover:bg-edge-mid lg:h-full lg:min-h-36 lg:rounded-l-none lg:max-xl:px-4"
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
