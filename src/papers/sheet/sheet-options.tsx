import type { ReactNode } from 'react'
import { optionsOf } from '@/domain/quote/paper'
import type { PaperOption, QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'

type Props = {
  paper: QuotePaper
  words: PaperWords
  /** What ticks one; without it they are listed with what they add. */
  tick?: ((option: PaperOption, label: string) => ReactNode) | undefined
}

/** What may be had on top of it. */
export function SheetOptions({ paper, words, tick }: Props) {
  const { t, said } = words
  // what is ticked already stands among the lines
  const options = optionsOf(paper).filter(({ option }) => tick || !option.ticked)
  if (options.length === 0) return null
  return (
    <section className="border-b border-rule py-3 print:break-inside-avoid">
      <h2 className="font-sans text-small font-semibold">{t('options.title')}</h2>
      <ul>
        {options.map(({ option, lines }) => {
          const label = lines.map(({ text }) => said(text)).join(', ')
          const adds = t('options.adds', { amount: words.money(option.adds, paper.currency) })
          return (
            <li key={option.key} className="pt-1.5">
              {tick ? (
                tick(option, `${label}, ${adds}`)
              ) : (
                <span className="flex justify-between gap-4">
                  <span>
                    {label}
                    <span className="block text-small text-text-second">
                      {t('options.notIncluded')}
                    </span>
                  </span>
                  <span className="shrink-0 figures">{adds}</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
