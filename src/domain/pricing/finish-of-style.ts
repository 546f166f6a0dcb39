import type { GlassFinish } from './types'

/** The finish of the price list that a glass style is, by its name in the same language; `Clear` is `Standard clear`. */
export function finishOfStyle(
  style: string,
  finishes: readonly Pick<GlassFinish, 'key' | 'name'>[],
): string | null {
  const wanted = plain(style)
  const named = finishes.find(({ name }) => plain(name) === wanted)
  const usual = finishes.find(
    ({ key, name }) => key === 'standard_clear' && plain(name).split(' ').includes(wanted),
  )
  return (named ?? usual)?.key ?? null
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', ' ')
}
