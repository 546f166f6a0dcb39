import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scope = { tags?: string[]; within?: string; but?: string[] }

/**
 * What axe finds on the page as it stands, one line a rule.
 * It runs within the page: frames of other sites, which no page opens by itself, would need the slower way around.
 */
export async function violations(
  page: Page,
  { tags = wcag, within = 'html', but = [] }: Scope = {},
): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .disableRules(but)
    .withTags(tags)
    .analyze()
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  )
}
