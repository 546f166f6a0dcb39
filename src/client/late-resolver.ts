import type { FieldValues, Resolver } from 'react-hook-form'

type Load<Fields extends FieldValues> = () => Promise<Resolver<Fields>>

/**
 * Judges a form by a schema that comes with its library once somebody writes: the page is shown without
 * them. Where they can't be fetched the server judges alone, in the same words.
 */
export function lateResolver<Fields extends FieldValues>(load: Load<Fields>) {
  const resolver: Resolver<Fields> = async (values, context, options) => {
    const judge = await load().catch(() => null)
    if (judge === null) return { values, errors: {} }
    return judge(values, context, options)
  }
  return { resolver, prepare: () => void load().catch(() => null) }
}
