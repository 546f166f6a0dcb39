import { useLocale, useTranslations } from 'next-intl'
import { Mail } from 'lucide-react'
import { localHref } from '@/config/locales'
import type { InquiryProduct } from '@/domain/services-catalogue/commercial-products'
import { CustomElevation } from '@/drawings/illustrations/custom-elevation'
import { InstallationElevation } from '@/drawings/illustrations/installation-elevation'
import { buttonClasses } from '@/ui/button'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { BuilderBar } from '../page/builder-bar'
import { CallAndText } from '../page/call-and-text'
import { TalkBar } from '../page/phone-bar'
import { useMailDraft } from '../page/use-mail-drafts'

const drafts = {
  smart_glass: 'smartGlass',
  hardware_installation: 'hardwareInstallation',
  custom_job: 'customJob',
} as const satisfies Record<InquiryProduct | 'custom_job', string>

/** What the contact form is opened with. */
const askedService = {
  smart_glass: 'commercial',
  hardware_installation: 'commercial',
  custom_job: 'other',
} as const satisfies Record<keyof typeof drafts, string>

type Props = { subject: keyof typeof drafts; company: BuilderCompany; goTo: GoTo }

/** For what has no price by area: a mail draft with the right questions in it. */
export function InquiryPage({ subject, company, goTo }: Props) {
  const t = useTranslations('quote.inquiryPage')
  const p = useTranslations('quote.picker')
  const locale = useLocale()
  const draft = useMailDraft(company, drafts[subject])
  return (
    <div className="page pb-24">
      <BuilderBar title={t(`${subject}.title`)} company={company} goTo={goTo} />
      <div className="mt-8 grid items-start gap-x-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="border border-rule bg-paper p-6 sm:p-10">
          <h1 className="text-title lg:text-h2">{t(`${subject}.title`)}</h1>
          <p className="mt-4 text-text-second">{t(`${subject}.text`)}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
            <a href={draft} className={buttonClasses('sun', 'large')}>
              <Mail aria-hidden="true" className="size-4.5" />
              {t('mail')}
            </a>
            <a
              href={localHref(locale, `/contact?service=${askedService[subject]}`)}
              className="inline-flex min-h-11 items-center text-link"
            >
              {t('form')}
            </a>
          </div>
          <div className="mt-6 border-t border-rule pt-4 max-lg:hidden">
            <CallAndText company={company} look="plain" />
          </div>
        </div>
        <div aria-hidden="true" className="mx-auto w-full max-w-sm max-lg:hidden">
          {subject === 'smart_glass' ? (
            <InstallationElevation />
          ) : (
            <CustomElevation yourSize={p('yourSize')} />
          )}
        </div>
      </div>
      <TalkBar company={company} />
    </div>
  )
}
