export type RunningPostgres = {
  pid: number
  /** The address of one database of the server. */
  url: (database: string) => string
  stop: () => Promise<void>
}
export function startPostgres(options: {
  dataDir: string
  throwaway?: boolean
}): Promise<RunningPostgres>
export function ensureDatabase(serverUrl: string, name: string): Promise<boolean>
export const demoData: string
