// Next's own cache looks for this as soon as it is loaded, by whichever file of the process
import 'next/dist/server/node-environment-baseline'
import { afterAll, vi } from 'vitest'
import './quick-passwords'
import './samples'

/**
 * The files of a worker share its process, where packages are loaded once. What is ours is loaded anew
 * for each file, on an environment and a database of its own.
 */
vi.resetModules()
const { failOnComplaints } = await import('./quiet-console')
const { closePayload, prepareDatabase } = await import('./database')

failOnComplaints()
const environment = { ...process.env }
await prepareDatabase()

afterAll(async () => {
  await closePayload()
  process.env = environment
})
