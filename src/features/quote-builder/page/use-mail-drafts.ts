'use client'

import { useTranslations } from 'next-intl'
import type { BuilderCompany } from '../company'
import { mailDraft } from './mail-draft'

type DraftName =
  'customJob' | 'customThickness' | 'smartGlass' | 'morePanels' | 'hardwareInstallation'

/** Mail drafts to the sales address, for what has no price online. */
export function useMailDraft(company: BuilderCompany, name: DraftName): string {
  const t = useTranslations('quote.mail')
  return mailDraft({
    to: company.salesEmail,
    subject: t(`${name}.subject`),
    body: t(`${name}.body`),
  })
}

export function useCustomJobDraft(company: BuilderCompany): string {
  return useMailDraft(company, 'customJob')
}
