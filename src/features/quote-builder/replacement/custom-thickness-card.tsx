import { useTranslations } from 'next-intl'
import { Mail } from 'lucide-react'
import { buttonClasses } from '@/ui/button'
import type { BuilderCompany } from '../company'
import { CallAndText } from '../page/call-and-text'
import { useMailDraft } from '../page/use-mail-drafts'

/** In place of a price: a thickness that is not on the list is priced by mail. */
export function CustomThicknessCard({ company }: { company: BuilderCompany }) {
  const t = useTranslations('quote.replacement.custom')
  const draft = useMailDraft(company, 'customThickness')
  return (
    <section
      aria-labelledby="custom-thickness"
      className="mt-8 border border-edge-mid bg-paper p-6 sm:p-8"
    >
      <h2 id="custom-thickness" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-md text-text-second">{t('text')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={draft} className={buttonClasses('ink', 'large')}>
          <Mail aria-hidden="true" className="size-4.5" />
          {t('mail')}
        </a>
        <CallAndText company={company} look="plain" />
      </div>
    </section>
  )
}
