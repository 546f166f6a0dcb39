import type * as z from 'zod'

type Say = (key: 'long' | 'missing', values: { field: string }) => string

/** What is wrong with a field of a call, named by its way in the body. */
export function fieldError(say: Say) {
  return ({ path, code }: z.core.$ZodIssue) => {
    const field = path.join('.')
    return { field, message: say(code === 'too_big' ? 'long' : 'missing', { field }) }
  }
}
