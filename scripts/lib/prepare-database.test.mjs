import { describe, expect, it } from 'vitest'
import { untilItSays } from './prepare-database.mjs'

/** A script that ends like this, the first time, the second and so on. */
function ending(...ends) {
  let runs = 0
  const attempt = () => {
    const end = ends[runs++]
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end)
  }
  return { attempt, runs: () => runs }
}

describe('a script that has to say its last word', () => {
  it('is run again when it ends well without it, or gave up waiting', async () => {
    const script = ending('', new Error('node x ended with 13\n'), '{"msg":"Done."}\nprepared\n')
    expect(await untilItSays('prepared', script.attempt)).toContain('Done.')
    expect(script.runs()).toBe(3)
  })

  it('has failed after three runs without it', async () => {
    const script = ending('', 'prepared to begin', '', 'prepared')
    await expect(untilItSays('prepared', script.attempt)).rejects.toThrow('ended 3 times')
  })

  it('is not run again after an error of its own', async () => {
    const script = ending(new Error('node x ended with 1\nThe database does not answer.'))
    await expect(untilItSays('prepared', script.attempt)).rejects.toThrow('does not answer')
    expect(script.runs()).toBe(1)
  })
})
