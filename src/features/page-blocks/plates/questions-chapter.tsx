import { classNames } from '@/ui/class-names'
import { QuestionsFacts } from '@/ui/page/questions-facts'
import { unbroken } from '@/ui/page/unbroken'
import { withFractions } from '@/ui/with-fractions'
import type { FieldsOf } from './plate-fields'

/** What people ask, with its answers in sight. */
export function QuestionsChapter({ heading, items }: FieldsOf<'questions'>) {
  return (
    <section className="page grid gap-x-6 gap-y-8 pt-21 lg:grid-cols-12 lg:pt-34">
      {heading ? <h2 className="text-title lg:col-span-4 lg:text-section">{heading}</h2> : null}
      <QuestionsFacts items={items} />
      {/* no row is left half empty */}
      <div
        className={classNames(
          'grid gap-x-6 lg:col-span-8',
          items.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2',
        )}
      >
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-rule pt-4 pb-9">
            <h3 className="text-h4">{unbroken(title, withFractions)}</h3>
            <p className="mt-2 max-w-[46ch] text-base text-text-second">{withFractions(text)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
