import { afterAll } from 'vitest'
import { closePayload, prepareDatabase } from './database'

await prepareDatabase()

afterAll(closePayload)
