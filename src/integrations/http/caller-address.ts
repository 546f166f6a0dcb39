import net from 'node:net'

/** Where the address of somebody cannot be told: they share one bucket. */
const unknown = 'unknown'

type Arrival = {
  forwardedFor: string | undefined
  socketAddress: string | undefined
  /** How many proxies of ours stand in front, each of which adds to the header whom it saw. */
  trustedProxies: number
}

/**
 * The address that a call comes from. Of the header only what our own proxies wrote counts: the
 * n-th entry from the right; what stands left of it, anybody may have sent.
 */
export function callerAddress({ forwardedFor, socketAddress, trustedProxies }: Arrival): string {
  if (trustedProxies === 0) return bucketOf(socketAddress)
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  return bucketOf(entries.at(-trustedProxies) ?? entries[0])
}

/** The address as the limits count it, from a request that came through our HTTP server. */
export function addressIn(headers: Headers): string {
  return bucketOf(headers.get('x-forwarded-for') ?? undefined)
}

/** One line has a whole /64 of IPv6 to send from, so that counts as one. */
function bucketOf(text: string | undefined): string {
  const address = (text ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (net.isIPv4(address)) return address
  if (!net.isIPv6(address)) return unknown
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill('0')
  const network = [...groups, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::`
}
