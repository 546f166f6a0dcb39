// Ends with one sentence that names the first variable that is missing or malformed.
import { env } from '@/config/env'

try {
  env()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
