'use client'

import { useId, useState } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import { filled } from '@/client/opening/opening-texts'
import { formatWorkedOut } from '@/domain/measure/format-length'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { inchMark } from '@/drawings/plates/plate-words'
import { TablePlan } from '@/drawings/plates/table-plan'
import type { TableEdge, TableShape } from '@/drawings/plates/table-plan'

const shapes = ['rectangle', 'oval', 'round'] as const satisfies TableShape[]
const edges = ['flat', 'pencil', 'bevel'] as const satisfies TableEdge[]
const mostRadiusIn = 8

type Props = {
  usual: OpeningSize
  words: Record<'shape' | 'edge' | 'radius' | 'label', string> &
    Record<TableShape | TableEdge, string>
}

const inches = (length: number) => inchMark(formatWorkedOut(length))

/** Shape, edge and corners of a table top, drawn as they are chosen at the visitor's size. */
export function TableDesigner({ usual, words }: Props) {
  const opening = useOpening()
  const [shape, setShape] = useState<TableShape>('rectangle')
  const [edge, setEdge] = useState<TableEdge>('flat')
  const [radiusIn, setRadius] = useState(2)
  const radiusId = useId()
  const widthIn = opening?.width.inches ?? usual.widthIn
  const depthIn = opening?.height.inches ?? usual.heightIn
  const label = filled(words.label, {
    ...{ width: formatWorkedOut(widthIn), height: formatWorkedOut(depthIn) },
    ...{ shape: words[shape], edge: words[edge] },
  })
  return (
    <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        {(['wide', 'phone'] as const).map((view) => (
          <TablePlan
            key={view}
            {...{ view, label, inches, widthIn, depthIn, shape, edge, radiusIn }}
          />
        ))}
      </div>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
        <Choices
          legend={words.shape}
          name="shape"
          all={shapes}
          value={shape}
          words={words}
          onChange={setShape}
        />
        <Choices
          legend={words.edge}
          name="edge"
          all={edges}
          value={edge}
          words={words}
          onChange={setEdge}
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
            onChange={(event) => setRadius(Number(event.currentTarget.value))}
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
      <div className="mt-1 border-t border-rule">
        {all.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-rule font-display text-h4 has-checked:text-edge-mid has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-edge-ink"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              className="size-4 accent-edge-mid"
            />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
