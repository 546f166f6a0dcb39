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
        jobs: t.raw('jobs') as string,
        noJobs: t('noJobs'),
        quotes: t.raw('quotes') as string,
        newest: t.raw('newest') as string,
        blocked: t.raw('blocked') as string,
        more: t.raw('more') as string,
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
