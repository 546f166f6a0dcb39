import type { ComponentProps } from 'react'
import { hasLocale } from 'next-intl'
import { getLocale } from 'next-intl/server'
import Link from 'next/link'
import { env } from '@/config/env'
import { defaultLocale, locales } from '@/config/locales'
import { readersAddress } from './link-address'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/** A link that staff wrote: one to this site leads to the page in the reader's language. */
export async function SiteLink({ href, ...rest }: Props) {
  const asked = await getLocale()
  const locale = hasLocale(locales, asked) ? asked : defaultLocale
  return <Link {...rest} href={readersAddress(locale, href, env().SITE_URL)} />
}
