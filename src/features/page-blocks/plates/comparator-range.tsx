'use client'

import { useState } from 'react'

/** How far the line moves at a key. */
const stepPercent = 2

/** The line between two pictures: dragged, or moved by the arrows; Home and End show one alone. */
export function ComparatorRange({ label }: { label: string }) {
  const [split, setSplit] = useState(50)
  return (
    <>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${split}%`}
        min={0}
        max={100}
        step={stepPercent}
        value={split}
        onChange={({ currentTarget }) => {
          const percent = currentTarget.valueAsNumber
          setSplit(percent)
          currentTarget.parentElement?.style.setProperty('--split', `${percent}%`)
        }}
        className="comparator-range"
      />
      <span aria-hidden="true" className="comparator-line">
        <svg viewBox="0 0 56 56" className="comparator-handle" fill="none">
          <path d="M23 20l-8 8 8 8M33 20l8 8 -8 8" stroke="var(--color-edge-ink)" strokeWidth="2" />
        </svg>
      </span>
    </>
  )
}
