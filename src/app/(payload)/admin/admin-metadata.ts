import type { Metadata } from 'next'
import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import { defaultLocale } from '@/config/locales'
import { readCompany } from '@/services/content/company'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's own, under the name that the company has today: the configuration is read before any row. */
export async function adminMetadata(args: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, ...args })
  const { name } = await readCompany(defaultLocale)
  return { ...metadata, openGraph: { ...metadata.openGraph, siteName: name } }
}
