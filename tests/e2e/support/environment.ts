/**
 * What scripts/test.mjs says of the site under test, read here alone. It is read when it is asked for: the
 * world of the replicas says it later, and where tests are only listed nobody does.
 */
function handedOver(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set; run the tests through npm test`)
  return value
}

export const siteUrl = () => handedOver('TEST_SITE_URL')
export const siteLog = () => handedOver('TEST_SITE_LOG')
export const siteDatabaseUrl = () => handedOver('TEST_DATABASE_URL')
/** The database that has the sample company as it was loaded. */
export const pristineDatabaseUrl = () => handedOver('TEST_PRISTINE_URL')
export const sandboxUrl = () => handedOver('TEST_SANDBOX_URL')
export const inboxUrl = () => handedOver('TEST_INBOX_URL')
export const smtpUrl = () => handedOver('TEST_SMTP_URL')

/** The same, where it is known before the first test begins. */
export const siteUrlAtFirst = process.env.TEST_SITE_URL
/** Playwright has one of its own. */
export const chromiumPath = process.env.CHROMIUM_PATH
export const isCI = process.env.CI !== undefined

/** How many inputs nobody means are tried, and which. */
export const hostileInputs = {
  count: Number(process.env.HOSTILE_INPUTS ?? 30_000),
  seed: Number(process.env.HOSTILE_SEED ?? 20_261_126),
}

/** A folder with a production build that stands in for the image of `npm run image`, and what runs it. */
export const replicasOf = {
  folder: process.env.REPLICAS_OF,
  node: process.env.REPLICAS_NODE ?? process.execPath,
}
