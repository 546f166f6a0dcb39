import { withFractions } from '../with-fractions'

/** The name of what is sold, and one sentence about it. */
export function TitleBand({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="page grid items-end gap-x-6 gap-y-3 pt-6 pb-6 md:pt-8 lg:grid-cols-12 lg:pt-6 lg:pb-7">
      <h1 className="text-h2 leading-none font-[340] md:text-h1 lg:col-span-8 lg:text-hero lg:tracking-[-0.026em]">
        {withFractions(title)}
      </h1>
      {lead === '' ? null : (
        <p className="max-w-[52ch] text-body text-text-second lg:col-span-4 lg:pb-1.5 lg:text-lead lg:leading-normal">
          {withFractions(lead)}
        </p>
      )}
    </section>
  )
}
