import { afterAll } from 'vitest'
import { closePayload, prepareDatabase } from './database'
import { failOnComplaints } from './quiet-console'

failOnComplaints()
await prepareDatabase()

afterAll(closePayload)
