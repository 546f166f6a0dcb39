import type { Config } from 'payload'
import { isUnreadableValue } from '../database/trouble'
import { requestId } from './request-scope.mjs'
import { safeError, safeText } from './safe-text.mjs'

type LoggerOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']

const errorLevel = 50

/**
 * How the site logs: without secrets and personal data, and with a visitor's mistake as a line of
 * information. Payload would tell the two apart by the names of classes, which the build shortens.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    mixin: () => ({ request: requestId() }),
    serializers: { err: (error: unknown) => safeError(error) },
    formatters: {
      log: (line) =>
        Object.fromEntries(
          Object.entries(line).map(([key, value]) => [
            key,
            typeof value === 'string' ? safeText(value) : value,
          ]),
        ),
    },
    hooks: {
      logMethod(args, method, asked) {
        const [first] = args as [unknown]
        const error = errorAlone(first)
        if (error === undefined || args.length > 1) {
          const safe = args.map((part) => (typeof part === 'string' ? safeText(part) : part))
          return method.apply(this, safe as typeof args)
        }
        const status = statusOf(error) ?? (isCallersMistake(error) ? 400 : undefined)
        if (asked >= errorLevel && status !== undefined && status < 500) {
          return this.info({ status }, safeText(messageOf(error)))
        }
        return method.apply(this, [{ err: error }, safeText(messageOf(error))])
      },
    },
  }
}

/** What is logged without a word of ours: Payload's answers to errors. */
function errorAlone(logged: unknown): unknown {
  if (logged instanceof Error) return logged
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return undefined
  return Object.keys(logged).length === 1 ? logged.err : undefined
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  const { status } = error
  return typeof status === 'number' && status >= 400 ? status : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What is answered with 400 and carries no status: the database, or a parser, could not read it. */
function isCallersMistake(error: unknown): boolean {
  return error instanceof SyntaxError || isUnreadableValue(error)
}
