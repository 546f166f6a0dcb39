import { getTranslations } from 'next-intl/server'
import type { TextFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { ExampleSentence } from './example-sentence'

/** Under a rule's words: how they read. */
export async function ExampleOfWords({ path }: Pick<TextFieldServerProps, 'path'>) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.ruleWords' })
  const texts = { example: t('example'), figures: t('figures'), noFigures: t('noFigures') }
  return <ExampleSentence path={path} texts={texts} />
}
