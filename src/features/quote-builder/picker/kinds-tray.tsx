import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { ArrowRight } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { BuilderLink } from '../flow/builder-link'
import type { GoTo } from '../flow/use-builder-address'
import { KindDrawing } from './kind-drawing'
import type { Service } from './services'

type Props = { id: string; service: Service; open: boolean; goTo: GoTo }

/** The kinds of one service, opened under its bay. They are drawn when it opens. */
export function KindsTray({ id, service, open, goTo }: Props) {
  return (
    <div
      id={id}
      hidden={!open}
      className={classNames(
        'scroll-mt-24 scroll-mb-16 border border-edge-mid bg-paper max-[899px]:border-t-0 max-lg:scroll-mb-24 min-[900px]:col-span-4 min-[900px]:row-start-2',
        open && 'rise-in',
      )}
    >
      {open ? <Kinds service={service} goTo={goTo} /> : null}
    </div>
  )
}

function Kinds({ service, goTo }: Pick<Props, 'service' | 'goTo'>) {
  const t = useTranslations('quote.picker')
  const two = service.kinds.length === 4
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
        {t(`services.${service.name}.question`)}
      </p>
      <ul
        className={classNames(
          'grid gap-px bg-rule',
          two ? 'min-[640px]:grid-cols-2' : 'min-[900px]:grid-cols-3',
        )}
      >
        {service.kinds.map((kind) => (
          <li key={kind.name} className="bg-paper">
            <BuilderLink
              to={kind.to}
              goTo={goTo}
              className="group flex h-full items-center gap-5 px-5 py-6 transition-colors duration-150 hover:bg-edge-tint hover:shadow-[inset_0_0_0_1.5px_var(--color-edge-ink)] focus-visible:bg-edge-tint min-[900px]:px-7"
            >
              <KindDrawing kind={kind.name} />
              <span className="min-w-0 flex-1">
                <span className="block font-display text-h4">
                  {t(`kindsOf.${kind.name}.title`)}
                </span>
                <span className="mt-1 block text-base text-pretty text-text-second group-hover:text-on-tint group-focus-visible:text-on-tint">
                  {t(`kindsOf.${kind.name}.text`)}
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
