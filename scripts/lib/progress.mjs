/** Says what is being done and how long it took, a line each. */
export async function step(what, work) {
  const begun = Date.now()
  process.stdout.write(`  ${what} …`)
  try {
    const result = await work()
    const took = ((Date.now() - begun) / 1000).toFixed(1)
    process.stdout.write(result === 'skipped' ? ' up to date\n' : ` done in ${took} s\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  }
}

/** One sentence on stderr and an exit code, instead of a stack. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
