import { worksWithCustomers } from '@collections/access/roles'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { actorOf } from '../actor-of'
import { SizesLetter } from './sizes-letter'

/** Below the sizes of a quote: the letter that making them final sends. */
export function SizesLetterField({ user }: UIFieldServerProps) {
  if (!worksWithCustomers(actorOf(user))) return null
  return (
    <BrowserTexts
      locale={defaultLocale}
      pick={({ office }) => ({ office: { quote: { sizesLetter: office.quote.sizesLetter } } })}
    >
      <SizesLetter />
    </BrowserTexts>
  )
}
