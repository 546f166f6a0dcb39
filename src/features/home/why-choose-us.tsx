import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { WhyDrawing } from './why-drawing'

const left = ['measured', 'safety', 'made'] as const
const right = ['hardware', 'price', 'warranty'] as const
const keys = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Six reasons, each tied to the place in the drawing that it is about. */
export async function WhyChooseUs({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.why' })
  const note = (item: (typeof left)[number] | (typeof right)[number]) => (
    <>
      <h3 className="text-[1.3rem] lg:text-[1.6rem]">{t(`items.${item}.title`)}</h3>
      <p className="mt-2 text-text-second">{t(`items.${item}.text`)}</p>
    </>
  )
  return (
    <section className="page py-24 lg:py-32">
      <div className="lg:mx-auto lg:max-w-[30rem] lg:text-center">
        <h2 className="text-[2.4rem] lg:text-[3.25rem]">{t('title')}</h2>
        <p className="mt-5 text-[1.125rem] text-text-second lg:text-lead">{t('lead')}</p>
      </div>
      <div className="mt-12 hidden lg:grid lg:grid-cols-[1fr_480px_1fr]">
        <ul className="grid grid-rows-3">
          {left.map((item) => (
            <li key={item} className="border-t border-edge-mid pt-4 pr-10">
              {note(item)}
            </li>
          ))}
        </ul>
        <WhyDrawing look="leaders" />
        <ul className="grid grid-rows-3">
          {right.map((item) => (
            <li key={item} className="border-t border-edge-mid pt-4 pl-10">
              {note(item)}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 lg:hidden">
        <div className="mx-auto max-w-100">
          <WhyDrawing look="keys" />
        </div>
        <ul className="mt-8">
          {[...left, ...right].map((item, index) => (
            <li key={item} className="flex gap-6 border-t border-rule py-6">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center bg-edge-ink text-small font-semibold text-ground"
              >
                {keys[index]}
              </span>
              <div>{note(item)}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
