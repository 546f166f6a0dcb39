/** `%6c` is an `l`: whoever writes it so does not follow a link of ours. */
const needlesslyEncoded = /%(?:2d|2e|3\d|4[1-9a-f]|5[\da]|5f|6[1-9a-f]|7[\da]|7e)/i

/** Whether a path can be read and is written as we write it: one spelling for each thing. */
export function isWrittenAddress(path: string): boolean {
  if (needlesslyEncoded.test(path)) return false
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Names of pictures and of the admin's preferences are free. */
const named = /^\/api\/(?:media\/file|payload-preferences)\/[^/]+$/

/** Whether a path of Payload's REST API is its own spelling; Payload itself ignores capitals. */
export function isWrittenApiPath(path: string): boolean {
  if (!isWrittenAddress(path)) return false
  if (named.test(path)) return !/[/\\]/.test(decodeURIComponent(path.split('/').at(-1) ?? ''))
  return /^\/api(?:\/[a-z0-9_.-]+)+$/.test(path)
}
