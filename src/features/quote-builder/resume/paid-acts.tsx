import { useLocale, useTranslations } from 'next-intl'
import { ArrowRight, Printer } from 'lucide-react'
import { localHref } from '@/config/locales'
import { bookPath } from '@/domain/booking/book-path'
import { classNames } from '@/ui/class-names'
import { buttonClasses } from '@/ui/button'
import type { PaidNext } from './paid-next'

type Act = { act: PaidNext['act']; address: string | null; serviceType: string }

type Props = Act & {
  /** What is to be known of it as it stands. */
  text: string
  onStartNew: () => void
}

const link = 'inline-flex min-h-11 items-center gap-2.5 text-link'

/** The one thing to do next, and below it what else can be. */
export function PaidActs({ text, onStartNew, ...next }: Props) {
  const t = useTranslations('quote.resume')
  const e = useTranslations('quote.estimate')
  const locale = useLocale()
  const { act } = next
  const href = useActHref(next)
  return (
    <div className="builder-chrome mt-4">
      {href === null ? null : (
        <a
          href={href}
          className={classNames(buttonClasses('sun', 'large'), 'min-h-15 w-full max-lg:hidden')}
        >
          {act === 'pay' ? t('payBalance') : e('bookVisit')}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </a>
      )}
      <p className="mt-3 text-base text-pretty text-text-second">
        {act === 'book' ? `${t('bookNote')} ` : null}
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-8 border-t border-rule pt-1">
        <button type="button" onClick={() => window.print()} className={link}>
          <Printer aria-hidden="true" className="size-4.5" />
          {t('print')}
        </button>
        <button type="button" onClick={onStartNew} className={link}>
          {t('startNew')}
        </button>
        <a href={localHref(locale, '/profile')} className={link}>
          {t('profile')}
        </a>
      </div>
    </div>
  )
}

/** The same at the thumb. */
export function PaidBarAct(next: Act) {
  const t = useTranslations('quote.resume')
  const { act } = next
  const href = useActHref(next)
  if (href === null) return null
  return (
    <a href={href} className={classNames(buttonClasses('sun'), 'min-h-13 shrink-0 px-5')}>
      {t(act === 'pay' ? 'payShort' : 'bookShort')}
    </a>
  )
}

function useActHref({ act, ...work }: Act): string | null {
  const locale = useLocale()
  if (act === null) return null
  return localHref(locale, act === 'pay' ? '/profile' : bookPath(work))
}
