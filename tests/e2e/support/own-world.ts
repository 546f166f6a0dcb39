import { startSandbox } from '../../../scripts/sandbox/start-sandbox'
import { openMailServer } from '../../fixtures/mail-server'
import { openOwnDatabase } from './own-database'
import { freePort, startOwnSite, webhookSecret } from './own-site'
import type { OwnSiteOptions } from './own-site'
import { wayTo } from './way'

export type OwnWorld = Awaited<ReturnType<typeof openOwnWorld>>

/**
 * A site with a database, a mail server and a payment provider that nobody else uses, each at the end of a
 * way that can be cut, silenced and slowed down.
 */
export async function openOwnWorld(
  settings: Record<string, string> = {},
  options: OwnSiteOptions & { tablespace?: string } = {},
) {
  const database = await openOwnDatabase(options.tablespace)
  const port = String(await freePort())
  const sandbox = await startSandbox({
    webhookUrl: `http://localhost:${port}/api/stripe/webhook`,
    webhookSecret,
    retryDelaysMs: [500, 1_000, 2_000, 4_000, 8_000, 600_000],
  })
  const post = await openMailServer()
  const ways = {
    database: await wayTo(database.url),
    stripe: await wayTo(sandbox.url),
    mail: await wayTo(post.url),
  }
  const own = {
    PORT: port,
    DATABASE_URL: ways.database.url,
    STRIPE_API_URL: ways.stripe.url.replace(/\/$/, ''),
    SMTP_URL: ways.mail.url,
    SALES_EMAIL: 'sales@trinityedgeglass.example',
    RATE_LIMITS: 'off',
    ...settings,
  }
  const site = await startOwnSite(own, options)
  return {
    site,
    settings: own,
    database,
    sandbox,
    ways,
    /** What has arrived at an address, letter by letter. */
    lettersTo: (address: string) => post.letters.filter(({ to }) => to === address),
    post,
    close: async () => {
      await site.kill()
      for (const way of Object.values(ways)) way.close()
      await Promise.all([sandbox.close(), post.close()])
      await database.drop()
    },
  }
}
