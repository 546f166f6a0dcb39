import { afterAll, vi } from 'vitest'
import './samples'

/** The files of a worker share its process, where packages are loaded once; what is ours is loaded anew. */
vi.resetModules()
const { failOnComplaints } = await import('./quiet-console')

failOnComplaints()

afterAll(() => vi.unstubAllGlobals())
