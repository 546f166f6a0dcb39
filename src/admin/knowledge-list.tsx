'use client'

import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@payloadcms/ui'

type Props<Item> = {
  path: string
  title: string
  texts: { add: string; remove: string }
  readOnly: boolean
  items: Item[]
  blank: () => Item
  nameOf: (item: Item) => string
  onChange: (items: Item[]) => void
  children: (item: Item, place: string, edit: (part: Partial<Item>) => void) => ReactNode
}

/** One kind of entry, each in its own part that opens, with one more at the end. */
export function KnowledgeList<Item>({
  path,
  title,
  texts,
  readOnly,
  items,
  blank,
  nameOf,
  onChange,
  children,
}: Props<Item>) {
  // A key stays with its entry when another one before it goes.
  const nextKey = useRef(0)
  const keys = useRef<number[]>([])
  while (keys.current.length < items.length) keys.current.push(nextKey.current++)
  return (
    <fieldset>
      <legend>{title}</legend>
      {items.map((item, index) => (
        <details key={keys.current[index]} open={nameOf(item) === '' || undefined}>
          <summary>{nameOf(item) || `${title} ${index + 1}`}</summary>
          {children(item, `${path}.${keys.current[index]}`, (part) =>
            onChange(items.map((other, at) => (at === index ? { ...other, ...part } : other))),
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={readOnly}
            onClick={() => {
              keys.current.splice(index, 1)
              onChange(items.filter((_, at) => at !== index))
            }}
          >
            {texts.remove}
          </Button>
        </details>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={readOnly}
        onClick={() => onChange([...items, blank()])}
      >
        {texts.add}
      </Button>
    </fieldset>
  )
}
