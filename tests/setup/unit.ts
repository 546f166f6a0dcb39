import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// On a developer's machine properties draw new samples on each run; a landing isn't a lottery.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 })

/** The files of a worker share its process, where packages are loaded once; what is ours is loaded anew. */
vi.resetModules()
const { failOnComplaints } = await import('./quiet-console')

failOnComplaints()

afterAll(() => vi.unstubAllGlobals())
