'use client'

import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useSingleKeys } from '../today/desk/use-single-keys'
import { deedOf } from './cell-keys'
import type { Deed, Place } from './cell-keys'

type Acts = { undo: (() => void) | null; nextFlag: () => void }
type Column = 'tick' | 'price'

/** Keys of the page of a change set: its cells are walked, ticked and typed without the mouse. */
export function usePriceKeys(list: RefObject<HTMLElement | null>, acts: Acts): boolean {
  const [hasKeys] = useSingleKeys()
  const newest = useRef(acts)
  useEffect(() => {
    newest.current = acts
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event
      if (!(target instanceof HTMLElement) || list.current === null) return
      if (document.querySelector('dialog[open], [role="dialog"]') !== null) return
      const deed = deedOf(event, placeOf(target), hasKeys)
      if (deed === null) return
      event.preventDefault()
      if (deed === 'undo') newest.current.undo?.()
      else if (deed === 'nextFlag') newest.current.nextFlag()
      else walk(list.current, target, deed)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasKeys, list])
  return hasKeys
}

const fields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]'

function placeOf(target: HTMLElement): Place {
  const { cell } = target.dataset
  if (cell === 'tick') return 'tick'
  if (cell === 'price' && target instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd, value } = target
    return selectionStart === 0 && selectionEnd === value.length ? 'price' : 'typing'
  }
  return target.closest(fields) === null ? 'page' : 'field'
}

function walk(list: HTMLElement, from: HTMLElement, deed: Exclude<Deed, 'undo' | 'nextFlag'>) {
  const column: Column = from.dataset.cell === 'tick' ? 'tick' : 'price'
  const inRow = (other: Column) =>
    from.closest('tr')?.querySelector<HTMLInputElement>(`[data-cell="${other}"]`)
  switch (deed) {
    case 'up':
    case 'down':
    case 'done': {
      const all = [...list.querySelectorAll<HTMLInputElement>(`[data-cell="${column}"]`)]
      const at = all.findIndex((each) => each === from)
      return focusCell(all[at + (deed === 'up' ? -1 : 1)] ?? inRow(column))
    }
    case 'left':
      return focusCell(inRow('tick'))
    case 'right':
      return focusCell(inRow('price'))
    case 'leave':
      return focusCell(inRow('price'))
    case 'tick': {
      inRow('tick')?.click()
      // the rule has written another price into the field
      requestAnimationFrame(() => focusCell(inRow('price')))
      return
    }
    case 'edit': {
      const price = inRow('price')
      price?.focus()
      price?.setSelectionRange(price.value.length, price.value.length)
    }
  }
}

/** A price is selected whole where it is walked over, as a sheet does it. */
function focusCell(cell: HTMLInputElement | null | undefined) {
  cell?.focus()
  if (cell?.dataset.cell === 'price') cell.select()
}
