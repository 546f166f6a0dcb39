const units: Record<string, string> = { In: 'in', Ft: 'ft', Lb: 'lb', Mm: 'mm', Minor: 'cents' }

/** The name of a stored value in words: `widthIn` is `Width (in)`, `request_key` is `Request key`. */
export function keyWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((word) => word !== '')
  const unit = words.length > 1 ? units[words.at(-1) ?? ''] : undefined
  const named = (unit === undefined ? words : words.slice(0, -1)).join(' ').toLowerCase()
  const name = named.charAt(0).toUpperCase() + named.slice(1)
  return unit === undefined ? name : `${name} (${unit})`
}
