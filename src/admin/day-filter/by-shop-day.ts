import type { Where, WhereField } from 'payload'
import { dayAfter, instantOf } from '@/domain/job/shop-time'

/** How the picker of a filter writes a day that has no time: its noon, give or take what the clocks are put by. */
const pickedDay = /^(\d{4}-\d{2}-\d{2})T1[123]:00:00\.000Z$/

/**
 * A filter with its days as the shop has them: from a day is from its beginning, until a day is until its end,
 * and a day alone is all of it. Null where no filter of `paths` names a day.
 */
export function byShopDay(where: Where, paths: readonly string[], zone: string): Where | null {
  let hasDay = false
  const or = (where.or ?? []).map((each) => {
    const and = (each.and ?? []).flatMap((condition): Where[] => {
      const [path = '', asked] = Object.entries(condition)[0] ?? []
      if (!paths.includes(path) || asked === undefined || Array.isArray(asked)) return [condition]
      const bounds = boundsOf(asked, zone)
      if (bounds === null) return [condition]
      hasDay = true
      return bounds.map((bound) => ({ [path]: bound }))
    })
    return { ...each, and }
  })
  return hasDay ? { ...where, or } : null
}

function boundsOf(asked: WhereField, zone: string): WhereField[] | null {
  const [operator = '', value] = Object.entries(asked)[0] ?? []
  const day = dayOf(value)
  if (day === null) return null
  const start = instantOf(`${day}T00:00`, zone)?.toISOString()
  const next = instantOf(`${dayAfter(day)}T00:00`, zone)
  if (start === undefined || next === null) return null
  const end = new Date(next.getTime() - 1).toISOString()
  switch (operator) {
    case 'greater_than_equal':
      return [{ greater_than_equal: start }]
    case 'less_than':
      return [{ less_than: start }]
    case 'less_than_equal':
      return [{ less_than_equal: end }]
    case 'greater_than':
      return [{ greater_than: end }]
    case 'equals':
      return [{ greater_than_equal: start }, { less_than_equal: end }]
    default:
      return null
  }
}

function dayOf(value: unknown): string | null {
  const text = value instanceof Date ? value.toISOString() : value
  return typeof text === 'string' ? (pickedDay.exec(text)?.[1] ?? null) : null
}
