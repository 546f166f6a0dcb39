import { afterAll } from 'vitest'
import { closePayload, useOwnDatabase } from './database'

await useOwnDatabase()

afterAll(closePayload)
