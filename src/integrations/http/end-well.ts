import { setTimeout } from 'node:timers/promises'

/** Less than those wait who would kill the process in the end. */
const patienceMs = 8_000

/**
 * Next ends the process as soon as it has answered the last call. Told to end, this begins what else has to
 * be brought to its end, and has the process wait for it. What took too long is said by the process's code.
 */
export function endWell(ends: (() => Promise<unknown>)[]): void {
  const begin = (): void => {
    const ended = Promise.allSettled(ends.map((end) => end())).then(() => true)
    const inTime = Promise.race([ended, setTimeout(patienceMs, false, { ref: false })])
    const exit = process.exit.bind(process)
    const exitLater = (code?: Parameters<typeof exit>[0]): void => {
      void inTime.then((isThrough) => exit(isThrough ? code : 1))
    }
    process.exit = exitLater as typeof process.exit
  }
  let isTold = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isTold) begin()
      isTold = true
    })
  }
}
