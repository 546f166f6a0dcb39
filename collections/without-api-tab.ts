import type { CollectionConfig, GlobalConfig } from 'payload'

type Shown = Pick<CollectionConfig, 'admin'> | Pick<GlobalConfig, 'admin'>

/** A row's JSON is nothing for a shop: programmers find the API in docs/integrations.md. */
export function withoutApiTab<Config extends Shown>(config: Config): Config {
  return { ...config, admin: { ...config.admin, hideAPIURL: true } }
}
