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

/** What the names of this run's databases begin with. */
export function databasePrefix(): string {
  return `int_${process.env.TEST_RUN ?? '0'}_`
}

/** Migrated once a run; every test file's database is a copy of it. */
export function templateDatabase(): string {
  return `${databasePrefix()}template`
}
