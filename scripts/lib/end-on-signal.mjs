import os from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Has a command that is told to end bring down what it began, and end with the code that says by which
 * signal; told again, it ends at once. Answers whether it is ending.
 */
export function endOnSignal(
  bringDown,
  { from = process, exit = (code) => process.exit(code) } = {},
) {
  let isEnding = false
  for (const signal of signals) {
    from.on(signal, () => {
      const code = 128 + os.constants.signals[signal]
      if (isEnding) return exit(code)
      isEnding = true
      // what could not be brought down is no reason to stay
      void bringDown()
        .catch((error) => console.error(String(error)))
        .then(() => exit(code))
    })
  }
  return () => isEnding
}
