/** Said of a browser beside the server, in the records of the office. */
export const ownMachine = 'This machine'

/**
 * An address as people read it: of IPv6 the network that the limits count by, its zeros left out. `::` is
 * where a machine calls itself.
 */
export function shortAddress(address: string): string {
  if (!address.endsWith('::')) return address
  const groups = address.slice(0, -2).split(':')
  while (groups.at(-1) === '0') groups.pop()
  return groups.length === 0 ? ownMachine : `${groups.join(':')}::`
}
