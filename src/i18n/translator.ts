import { createTranslator } from 'next-intl'
import type { NamespaceKeys, NestedKeyOf } from 'next-intl'
import type { Locale } from '@/config/locales'
import { catalogueOf } from '@/messages'
import type { Messages } from '@/messages'
import { forNextIntl } from './for-next-intl'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

/** Says the texts of one namespace in one language, wherever no page is being rendered. */
export function translatorOf<const Name extends Namespace>(locale: Locale, namespace: Name) {
  const messages: Messages = forNextIntl(catalogueOf(locale))
  return createTranslator<Messages, Name>({ locale, messages, namespace })
}

/** Whether there are words for a code that came from elsewhere. */
export function hasWords<Code extends string>(
  t: { has: (code: Code) => boolean },
  code: string,
): code is Code {
  return t.has(code as Code)
}
