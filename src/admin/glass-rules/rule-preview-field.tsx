import { slugs } from '@collections/slugs'
import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { RulePreview } from './rule-preview'

/** Where a rule, or a set of hinges, is tried on the shop's own work before it is saved. */
export async function RulePreviewField({ collectionSlug }: UIFieldServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.rulePreview' })
  const kind = collectionSlug === slugs.hardware ? 'hardware' : 'rule'
  return (
    <RulePreview
      kind={kind}
      texts={{
        title: t('title'),
        note: t('note'),
        look: t('look'),
        looking: t('looking'),
        failed: t('failed'),
        changed: t('changed'),
        jobs: t('jobs', blanks('touched', 'looked')),
        noJobs: t('noJobs'),
        quotes: t('quotes', blanks('touched', 'looked')),
        newest: t('newest', blanks('open', 'looked')),
        blocked: t('blocked', blanks('blocked')),
        more: t('more', blanks('count')),
        was: t('was'),
        becomes: t('becomes'),
        silent: t('silent'),
        levels: {
          block: t('levels.block'),
          approval: t('levels.approval'),
          note: t('levels.note'),
        },
      }}
    />
  )
}

/** Leaves the blanks of a text as they are, for the browser to fill in: it alone knows the figures. */
function blanks<Name extends string>(...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>
}
