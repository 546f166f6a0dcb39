import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { defaultLocale } from '@/config/locales'
import { slugs } from '@collections/slugs'

type Row = { id?: number; language?: string; state?: string }

/** One click from what visitors asked to a new answer that begins with it, in its language. */
async function AnswerLink({ id, language = defaultLocale, state }: Row) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.questions' })
  if (id === undefined || state === 'answered') return <span>{t('answered')}</span>
  const query = new URLSearchParams({ locale: language, question: String(id) })
  return (
    <Link href={`/admin/collections/${slugs.answers}/create?${query.toString()}`}>
      {t('answerThis')}
    </Link>
  )
}

export function AnswerQuestionCell({ rowData }: DefaultServerCellComponentProps) {
  return <AnswerLink {...(rowData as Row)} />
}

export function AnswerQuestionField({ data }: UIFieldServerProps) {
  return (
    <p>
      <AnswerLink {...(data as Row)} />
    </p>
  )
}
