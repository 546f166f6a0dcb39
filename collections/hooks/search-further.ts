import type { CollectionBeforeOperationHook, Where } from 'payload'

type Widen = (typed: string) => Where[]

/**
 * Lets a list be searched by more than the column that its search box asks: whoever looks for `field`
 * finds what `widen` names, too.
 */
export function searchFurther(field: string, widen: Widen): CollectionBeforeOperationHook {
  return ({ args, operation }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    return { ...args, where: widened(args.where as Where, field, widen) }
  }
}

/** `where` with each search for `field` widened. */
function widened(where: Where, field: string, widen: Widen): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (!Array.isArray(value)) return [key, value]
      const list = value.flatMap((one) => {
        const typed = /^or$/i.test(key) ? searchedIn(one, field) : null
        const inside = widened(one, field, widen)
        return typed === null ? [inside] : [inside, ...widen(typed)]
      })
      return [key, list]
    }),
  )
}

function searchedIn(where: Where, field: string): string | null {
  const asked = where[field]
  if (typeof asked !== 'object' || Array.isArray(asked)) return null
  const typed = asked.like ?? asked.contains
  return typeof typed === 'string' ? typed : null
}
