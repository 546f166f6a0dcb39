'use client'

import { useState } from 'react'
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
  const [keys, setKeys] = useState(() => items.map((_, index) => index))
  const keyAt = (index: number) => keys[index] ?? `new-${index}`
  return (
    <fieldset>
      <legend>{title}</legend>
      {items.map((item, index) => (
        <details key={keyAt(index)} open={nameOf(item) === '' || undefined}>
          <summary>{nameOf(item) || `${title} ${index + 1}`}</summary>
          {children(item, `${path}.${keyAt(index)}`, (part) =>
            onChange(items.map((other, at) => (at === index ? { ...other, ...part } : other))),
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={readOnly}
            onClick={() => {
              setKeys(keys.filter((_, at) => at !== index))
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
        onClick={() => {
          setKeys([...items.map((_, index) => keys[index] ?? index), Math.max(-1, ...keys) + 1])
          onChange([...items, blank()])
        }}
      >
        {texts.add}
      </Button>
    </fieldset>
  )
}
