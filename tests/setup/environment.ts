/** What the integration tests run with; the database and the sandbox are added by each file. */
export const testEnvironment = {
  APP_MODE: 'test',
  PORT: '3100',
  SITE_URL: 'http://localhost:3100',
  PAYLOAD_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
  LOG_LEVEL: 'fatal',
  MAIL_FROM: 'hello@trinityedgeglass.example',
  SALES_EMAIL: 'sales@trinityedgeglass.example',
  SAMPLE_DATA: 'off',
  RATE_LIMITS: 'off',
}

/** What the names of the integration tests' databases begin with. */
export const databasePrefix = 'int_'

/** Migrated once a run; every test file's database is a copy of it. */
export const templateDatabase = `${databasePrefix}template`

/** The address of one database of a server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}
