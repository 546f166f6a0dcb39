'use client'

import { lazy, Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import { formatWorkedOut } from '@/domain/measure/format-length'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { inchMark } from '@/drawings/plates/plate-words'
import type { TableEdge, TableShape } from '@/drawings/plates/table-plan'
import { plainTable } from './plain-table'
import type { TableWords } from './table-drawn'

const shapes = ['rectangle', 'oval', 'round'] as const satisfies TableShape[]
const edges = ['flat', 'pencil', 'bevel'] as const satisfies TableEdge[]
const mostRadiusIn = 8

const Drawn = lazy(async () => {
  const { TableDrawn } = await import('./table-drawn')
  return { default: TableDrawn }
})

type Props = {
  usual: OpeningSize
  words: TableWords & Record<'shape' | 'edge' | 'radius', string>
  /** The table as the page came with it. */
  children: ReactNode
}

const inches = (length: number) => inchMark(formatWorkedOut(length))

/** Shape, edge and corners of a table top, drawn as they are chosen at the visitor's size. */
export function TableDesigner({ usual, words, children }: Props) {
  const opening = useOpening()
  const [{ shape, edge, radiusIn }, setChosen] = useState(plainTable)
  const radiusId = useId()
  const size = opening ? { widthIn: opening.width.inches, heightIn: opening.height.inches } : usual
  const choose = (part: Partial<typeof plainTable>) => {
    setChosen((chosen) => ({ ...chosen, ...part }))
  }
  const isPlain =
    shape === plainTable.shape && edge === plainTable.edge && radiusIn === plainTable.radiusIn
  const isUsual = size.widthIn === usual.widthIn && size.heightIn === usual.heightIn
  return (
    <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      {isPlain && isUsual ? (
        children
      ) : (
        <Suspense fallback={children}>
          <Drawn {...{ size, words, shape, edge, radiusIn }} />
        </Suspense>
      )}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
        <Choices
          legend={words.shape}
          name="shape"
          all={shapes}
          value={shape}
          words={words}
          onChange={(chosen) => choose({ shape: chosen })}
        />
        <Choices
          legend={words.edge}
          name="edge"
          all={edges}
          value={edge}
          words={words}
          onChange={(chosen) => choose({ edge: chosen })}
        />
        <div className={shape === 'rectangle' ? undefined : 'invisible'}>
          <p className="flex justify-between text-small text-text-second">
            <label htmlFor={radiusId}>{words.radius}</label>
            <output htmlFor={radiusId} className="figures fractions font-medium text-text">
              {inches(radiusIn)}
            </output>
          </p>
          <input
            id={radiusId}
            type="range"
            min="0"
            max={mostRadiusIn}
            step="0.25"
            value={radiusIn}
            aria-valuetext={inches(radiusIn)}
            onChange={(event) => choose({ radiusIn: Number(event.currentTarget.value) })}
            className="h-11 w-full accent-edge-mid"
          />
        </div>
      </div>
    </div>
  )
}

type ChoicesProps<Value extends TableShape | TableEdge> = {
  legend: string
  name: string
  all: readonly Value[]
  value: Value
  words: Record<Value, string>
  onChange: (value: Value) => void
}

function Choices<Value extends TableShape | TableEdge>({
  legend,
  name,
  all,
  value,
  words,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="text-small text-text-second">{legend}</legend>
      {/* in one row on a phone, so that all of it stands between the drawing and the bar */}
      <div className="mt-1 border-t border-rule max-sm:grid max-sm:grid-cols-3">
        {all.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-rule font-display text-h4 has-checked:text-edge-mid has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-edge-ink max-sm:gap-2 max-sm:text-base max-sm:leading-tight"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              className="size-4 flex-none accent-edge-mid"
            />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
