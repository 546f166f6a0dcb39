import type { CollectionBeforeOperationHook, Where } from 'payload'

type Further = {
  /** What else is looked at for what was typed. */
  widen: (typed: string) => Where[]
  /** What was typed names one row: nothing else is looked at then. */
  exactly?: (typed: string) => Where | null
}

/**
 * Lets a list be searched by more than the column that its search box asks: whoever looks for `field`
 * finds what `widen` names, too.
 */
export function searchFurther(
  field: string,
  widen: Further['widen'],
  exactly?: Further['exactly'],
): CollectionBeforeOperationHook {
  return ({ args, operation }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    return { ...args, where: widened(args.where as Where, field, { widen, exactly }) }
  }
}

/** `where` with each search for `field` widened. */
function widened(where: Where, field: string, further: Further): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (!Array.isArray(value)) return [key, value]
      const isEither = /^or$/i.test(key)
      const typedIn = (one: Where) => (isEither ? searchedIn(one, field) : null)
      const exact = value.flatMap((one: Where): Where[] => {
        const named = further.exactly?.(typedIn(one) ?? '')
        return named ? [named] : []
      })
      if (exact.length > 0) return [key, exact]
      const list = value.flatMap((one) => {
        const typed = typedIn(one)
        const inside = widened(one, field, further)
        return typed === null ? [inside] : [inside, ...further.widen(typed)]
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
