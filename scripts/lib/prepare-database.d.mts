/** What `env` leaves out comes from the process; DATABASE_URL names the database. */
export function prepareDatabase(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<'prepared' | 'skipped'>

/** The preparation itself, whatever the database holds; answers what it said. */
export function runPreparation(env: Record<string, string>): Promise<string>
