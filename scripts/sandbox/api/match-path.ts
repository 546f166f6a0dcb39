/** The `:id` of a path that fits the pattern, '' where it has none, null where it does not fit. */
export function matchPath(pattern: string, path: string): string | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  let id = ''
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part === ':id') id = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return id === '' && pattern.includes(':id') ? null : id
}
