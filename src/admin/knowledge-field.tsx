import { getTranslations } from 'next-intl/server'
import type { JSONFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { companyProfileKey } from '@/domain/assistant/company-profile-key'
import { JsonText } from './json-text'
import { KnowledgeForm } from './knowledge-form'

/** Sandra's entry as a form, by kind; any other entry as its text, with word that nobody reads it. */
export async function KnowledgeField({ data, path, readOnly }: JSONFieldServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.knowledge' })
  const { entryKey } = data as { entryKey?: string }
  if (entryKey === companyProfileKey) {
    return (
      <KnowledgeForm
        path={path}
        readOnly={readOnly ?? false}
        texts={{
          faqs: t('faqs'),
          question: t('question'),
          answer: t('answer'),
          keywords: t('keywords'),
          products: t('products'),
          name: t('name'),
          description: t('description'),
          applications: t('applications'),
          examples: t('examples'),
          commercial: t('commercial'),
          glassTypes: t('glassTypes'),
          benefits: t('benefits'),
          steps: t('steps'),
          add: t('add'),
          remove: t('remove'),
        }}
      />
    )
  }
  return (
    <>
      <p className="office-alarm">{t('unread', { key: companyProfileKey })}</p>
      <JsonText path={path} label={t('entry')} broken={t('broken')} readOnly={readOnly ?? false} />
    </>
  )
}
