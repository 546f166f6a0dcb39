import { getTranslations } from 'next-intl/server'
import type { InquiryProblemWords } from '@/client/use-inquiry'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { SentByBrowser } from '@/ui/sent-by-browser'
import { ContactForm } from './contact-form'

const services = [
  'residential',
  'commercial',
  'showers',
  'mirrors',
  'repair',
  'emergency',
  'other',
] as const

/** The browser puts in what the address says. */
const asWritten = { width: '{width}', height: '{height}' }

type Props = {
  locale: Locale
  company: CompanyFacts
  problems: InquiryProblemWords
}

/** The form, with what a browser without scripts is told after it was sent. */
export async function WriteToUs({ locale, company, problems }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const thanks =
    company.emergencyPhone === ''
      ? t('thanksPlain')
      : t('thanksText', { phone: company.emergencyPhone.replaceAll(' ', '\u00a0') })
  return (
    <>
      <SentByBrowser
        sent={{ title: t('thanksTitle'), text: thanks }}
        failed={{ title: t('errorTitle'), text: t('errorText') }}
      />
      <ContactForm
        locale={locale}
        problems={problems}
        services={services.map((key) => ({ key, text: t(`serviceOptions.${key}`) }))}
        phone={company.phone}
        shapes={{
          rectangle: t('shapes.rectangle', asWritten),
          round: t('shapes.round', asWritten),
          arch: t('shapes.arch', asWritten),
          pill: t('shapes.pill', asWritten),
          oval: t('shapes.oval', asWritten),
        }}
        words={{
          name: t('name'),
          emailField: t('emailField'),
          phoneField: t('phoneField'),
          serviceField: t('serviceField'),
          optional: t('optional'),
          message: t('message'),
          messageHint: t('messageHint'),
          send: t('send'),
          sending: t('sending'),
          choose: t('choose'),
          honeypot: t('honeypot'),
          thanksTitle: t('thanksTitle'),
          thanksText: thanks,
          again: t('again'),
          successTitle: t('successTitle'),
          successText: t('successText'),
          errorTitle: t('errorTitle'),
          errorText: t('errorText'),
          orCall: t('orCall'),
        }}
      />
    </>
  )
}
