/** How the pictures that we keep begin, and how their names end. */
const kinds = [
  { starts: /^89504e47/, endings: ['.png'] },
  { starts: /^ffd8ff/, endings: ['.jpg', '.jpeg'] },
  // RIFF, a length, WEBP
  { starts: /^52494646.{8}57454250/, endings: ['.webp'] },
] as const

type Kind = { endings: readonly [string, ...string[]] }

/** What a file is by its first bytes, whatever it is called; null for what is no picture of ours. */
export function kindOfPicture(bytes: Uint8Array): Kind | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return kinds.find(({ starts }) => starts.test(start)) ?? null
}
