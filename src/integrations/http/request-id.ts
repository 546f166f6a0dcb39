import { randomUUID } from 'node:crypto'

const wellFormed = /^[\w.-]{8,64}$/

type Arrival = { said: string | string[] | undefined; trustedProxies: number }

/** The id that a proxy of ours gave a request; a visitor's own word for it counts for nothing. */
export function requestIdOf({ said, trustedProxies }: Arrival): string {
  return trustedProxies > 0 && typeof said === 'string' && wellFormed.test(said)
    ? said
    : randomUUID()
}
