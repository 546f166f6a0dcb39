'use client'

import { useEffect, useState } from 'react'
import type { DimensionReading, DimensionRule } from './judge-dimension'
import { useReadingWords } from './use-reading-words'

const pauseMs = 600

/** Says what was understood once typing pauses, for those who listen. */
export function SpokenReading({
  reading,
  rule,
}: {
  reading: DimensionReading
  rule: DimensionRule
}) {
  const words = useReadingWords(rule)
  const said = reading.ok ? words.echo(reading.inches) : ''
  const [spoken, setSpoken] = useState(said)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(said), pauseMs)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <span role="status" className="sr-only">
      {spoken}
    </span>
  )
}
