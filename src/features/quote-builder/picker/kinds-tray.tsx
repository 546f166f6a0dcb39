import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { ArrowRight } from 'lucide-react'
import type { BayContent, PickerBay } from '@/domain/services-catalogue/services'
import { KindDrawing } from '@/drawings/illustrations/kind-drawing'
import { classNames } from '@/ui/class-names'
import { BuilderLink } from '../address/builder-link'
import type { GoTo } from '../address/use-builder-address'

type Kinds = Extract<BayContent, { leadsTo: 'kinds' }>['kinds']

type Props = { id: string; bay: PickerBay; kinds: Kinds; open: boolean; goTo: GoTo }

/** The kinds of one bay, opened under its bay. They are drawn when it opens. */
export function KindsTray({ id, open, ...rest }: Props) {
  return (
    <div
      id={id}
      hidden={!open}
      className={classNames(
        'scroll-mt-24 scroll-mb-16 border border-edge-mid bg-paper max-[639px]:border-t-0 max-lg:scroll-mb-24 min-[640px]:col-span-2 min-[900px]:col-span-4 min-[900px]:row-start-2',
        open && 'rise-in',
      )}
    >
      {open ? <KindList {...rest} /> : null}
    </div>
  )
}

function KindList({ bay, kinds, goTo }: Omit<Props, 'id' | 'open'>) {
  const t = useTranslations('quote.picker')
  const words = useTranslations('serviceCatalogue.kinds')
  const two = kinds.length === 4
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    question.current?.focus({ preventScroll: true })
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    question.current?.parentElement?.scrollIntoView({
      block: 'nearest',
      behavior: still ? 'auto' : 'smooth',
    })
  }, [])
  return (
    <>
      <p
        ref={question}
        tabIndex={-1}
        className="border-b border-rule px-5 py-4 font-medium outline-none min-[900px]:px-7"
      >
        {t(`services.${bay}.question`)}
      </p>
      <ul
        className={classNames(
          'grid gap-px bg-rule',
          two ? 'min-[640px]:grid-cols-2' : 'min-[900px]:grid-cols-3',
        )}
      >
        {kinds.map(({ service, drawing }) => (
          <li key={service} className="bg-paper">
            <BuilderLink
              to={{ serviceType: service }}
              goTo={goTo}
              className="group relative flex h-full items-center gap-5 px-5 py-6 transition-colors duration-150 hover:bg-edge-tint hover:shadow-[inset_0_0_0_1.5px_var(--color-edge-ink)] focus-visible:z-10 focus-visible:bg-edge-tint min-[900px]:px-7"
            >
              <KindDrawing name={drawing} sides={{ width: t('width'), height: t('height') }} />
              <span className="min-w-0 flex-1">
                {/* above the arrow, it may take that one's room */}
                <span className="-mr-8 block font-display text-h4">
                  {words(`${service}.title`)}
                </span>
                <span className="mt-1 block text-base text-pretty text-text-second group-hover:text-on-tint group-focus-visible:text-on-tint">
                  {words(`${service}.text`)}
                </span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-edge-mid" />
            </BuilderLink>
          </li>
        ))}
      </ul>
    </>
  )
}
