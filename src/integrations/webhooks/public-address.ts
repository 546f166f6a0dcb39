import ipaddr from 'ipaddr.js'

/** Which machines a call of ours may go to. */
export type Reach = {
  /** This machine itself, where the site is tried out. */
  ownMachine: boolean
}

/**
 * Whether an IP address may be called: those of the public internet alone. What is private, of this
 * machine, of a cloud's metadata or for special use is not, however it is written.
 */
export function mayReach(address: string, { ownMachine }: Reach): boolean {
  if (!ipaddr.isValid(address)) return false
  const range = ipaddr.process(address).range()
  return range === 'unicast' || (ownMachine && range === 'loopback')
}
