'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'

export type LineName = 'left' | 'right' | 'top' | 'bottom' | 'floor'

export const lineNames: readonly LineName[] = ['left', 'right', 'top', 'bottom', 'floor']

const group = 'scale'
const asFirst = { left: 0.25, right: 0.75, top: 0.1, bottom: 0.9, floor: 0.95 } as const

/** The lines of the entry that is open in its form, and its sizes as they are typed. */
export function useLines() {
  const { dispatchFields, setModified } = useForm()
  const fields = useFormFields(([state]) => state)
  const joints = jointsIn(fields)

  function write(path: string, value: number | null) {
    dispatchFields({ type: 'UPDATE', path, value })
    setModified(true)
  }

  return {
    pictureId: idOf(fields.image?.value),
    lines: Object.fromEntries(
      lineNames.map((name) => [name, numberAt(fields, `${group}.${name}`)]),
    ) as Record<LineName, number | null>,
    /** Where a panel ends, for each but the last. */
    joints,
    widthIn: numberAt(fields, `${group}.widthIn`),
    heightIn: numberAt(fields, `${group}.heightIn`),
    move: (name: LineName, at: number | null) => write(`${group}.${name}`, at),
    moveJoint: (index: number, at: number | null) => write(`${group}.panels.${index}.endsAt`, at),
    putAll: () => lineNames.forEach((name) => write(`${group}.${name}`, asFirst[name])),
    takeAll: () => {
      lineNames.forEach((name) => write(`${group}.${name}`, null))
      joints.forEach((_, index) => write(`${group}.panels.${index}.endsAt`, null))
    },
  }
}

function jointsIn(fields: FormState): (number | null)[] {
  const rows = fields[`${group}.panels`]?.rows?.length ?? 0
  return Array.from({ length: Math.max(0, rows - 1) }, (_, index) =>
    numberAt(fields, `${group}.panels.${index}.endsAt`),
  )
}

function numberAt(fields: FormState, path: string): number | null {
  const value = fields[path]?.value
  return typeof value === 'number' ? value : null
}

function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'number' ? value.id : null
}
