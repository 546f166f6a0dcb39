import { z } from 'zod'

const portRange = 'must be a whole number from 1 to 65535'
const portNumber = z.coerce.number(portRange).int(portRange).min(1, portRange).max(65535, portRange)
const keptRange = 'must be a whole number from 1 to 1000'
const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()
const onOff = z.enum(['on', 'off'], 'must be on or off')
const emailAddress = z.email('must be one e-mail address, like hello@example.com')
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must begin with http:// or https://',
  abort: true,
})
/** Links, cookies and CSRF count on the site being at the root of its origin. */
const origin = webAddress.refine((value) => {
  const { pathname, search, hash } = new URL(value)
  return pathname === '/' && search === '' && hash === ''
}, 'must be an origin without a path, like https://www.example.com')

const schema = z.object({
  APP_MODE: z.enum(['demo', 'production', 'test']).default('production'),
  PORT: portNumber.default(3000),
  SITE_URL: optionalText.pipe(origin.optional()),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters'),
  ADMIN_EMAIL: optionalText.pipe(emailAddress.optional()),
  ADMIN_PASSWORD: optionalText.pipe(
    z.string().min(12, 'must have at least 12 characters').optional(),
  ),
  SMTP_URL: optionalText.pipe(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp://')
      .optional(),
  ),
  MAIL_FROM: optionalText.pipe(emailAddress.optional()),
  SALES_EMAIL: optionalText.pipe(emailAddress.optional()),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: optionalText.pipe(webAddress.optional()),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalText.pipe(webAddress.optional()),
  S3_REGION: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  REDIS_URL: optionalText.pipe(
    z
      .string()
      .regex(/^rediss?:\/\//, 'must start with redis://')
      .optional(),
  ),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().trim().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(webAddress.optional()),
  OTEL_SERVICE_NAME: z.string().trim().default('site'),
  BACKUP_DIR: z.string().trim().default('.data/backups'),
  BACKUP_KEEP: z.coerce
    .number(keptRange)
    .int(keptRange)
    .min(1, keptRange)
    .max(1000, keptRange)
    .default(14),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SAMPLE_DATA: onOff.optional(),
  RATE_LIMITS: onOff.default('on'),
  ADMIN_CONTENT_POLICY: z
    .enum(['enforce', 'report'], 'must be enforce or report')
    .default('enforce'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

type Checked = z.infer<typeof schema>
export type Env = Omit<Checked, 'SITE_URL' | 'SAMPLE_DATA'> & {
  SITE_URL: string
  SAMPLE_DATA: 'on' | 'off'
}

/** What a live shop cannot do without; a demo and the tests bring their own. */
const neededInProduction = ['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL'] as const

/**
 * Checks the environment as a whole.
 * Throws an Error whose message is one sentence that names the first missing or malformed variable.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // A line of .env.example that was left empty says nothing.
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== '')
  const result = schema.safeParse(Object.fromEntries(given))
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0] ?? 'The environment')
    const missing = source[name] === undefined || source[name] === ''
    throw new Error(
      missing
        ? `${name} is not set; .env.example says what it is for.`
        : `${name} is malformed: ${issue?.message ?? 'unreadable value'}.`,
    )
  }
  const env = result.data
  if (env.APP_MODE === 'production') {
    const missing = neededInProduction.find((name) => env[name] === undefined)
    if (missing) throw new Error(`${missing} is not set; .env.example says what it is for.`)
  }
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined)) {
    const missing = env.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
    throw new Error(`${missing} is not set; card payment needs both Stripe secrets or none.`)
  }
  if (env.METRICS_PORT === env.PORT) {
    throw new Error('METRICS_PORT is malformed: must be another than PORT.')
  }
  const halfStore = missingOfStore(env)
  if (halfStore) throw new Error(`${halfStore} is not set; the media store needs it.`)
  return {
    ...env,
    SITE_URL: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    SAMPLE_DATA: env.SAMPLE_DATA ?? (env.APP_MODE === 'production' ? 'off' : 'on'),
  }
}

/** What a media store that is begun still lacks. Without keys, the host's own identity counts. */
function missingOfStore(env: Checked): string | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (S3_BUCKET === undefined) {
    const isBegun = [S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].some(Boolean)
    return isBegun ? 'S3_BUCKET' : null
  }
  if ((S3_ACCESS_KEY_ID === undefined) === (S3_SECRET_ACCESS_KEY === undefined)) return null
  return S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'
}

/**
 * The build and the code generators read no database, so they may run with nothing set.
 * Whatever serves or migrates is checked in full before it starts.
 */
const buildDefaults = {
  APP_MODE: 'test',
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-used-while-building-never-for-sessions',
}

function isBuilding(source: Record<string, string | undefined>): boolean {
  return source.NEXT_PHASE === 'phase-production-build' || source.GENERATING === 'true'
}

let checked: Env | undefined

/** The environment, read and checked once. */
export function env(): Env {
  checked ??= parseEnv(isBuilding(process.env) ? { ...buildDefaults, ...process.env } : process.env)
  return checked
}

/** Whether this is Next's development server: it alone shows what only makers of the site need. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development'
}

/** Whether this is the site itself, not a migration, a script or a test. */
export function isServing(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs'
}
