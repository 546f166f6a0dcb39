import type { postgresAdapter } from '@payloadcms/db-postgres'
import { requestId } from '../log/request-scope.mjs'

type AdapterObject = ReturnType<typeof postgresAdapter>

/** Writes into each stored job which request it came from, so that its log names it, too. */
export function nameRequestInJobs(standard: AdapterObject): AdapterObject {
  return {
    ...standard,
    init: (initArgs) => {
      const adapter = standard.init(initArgs)
      const create = adapter.create.bind(adapter)
      return Object.assign(adapter, {
        create: (args: Parameters<typeof create>[0]) =>
          create(args.collection === 'payload-jobs' ? { ...args, data: named(args.data) } : args),
      })
    },
  }
}

function named(job: Record<string, unknown>): Record<string, unknown> {
  const id = requestId()
  const { input } = job
  if (id === undefined || typeof input !== 'object' || input === null) return job
  return { ...job, input: { ...input, requestId: id } }
}

/** The request that a stored job came from. */
export function requestOfJob(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('requestId' in input)) return undefined
  return typeof input.requestId === 'string' ? input.requestId : undefined
}
