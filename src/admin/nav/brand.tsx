import { defaultLocale } from '@/config/locales'
import { readCompany } from '@/services/content/company'

/** The company's mark in the admin's own colours, light or dark. */
export function BrandIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 34" width="16" height="18" fill="none">
      <g stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M1.5 7 20 1.5v27L1.5 32.5z" />
        <path d="M20 1.5l8.5 4.6v26.4L20 28.5z" fill="currentColor" fillOpacity=".35" />
      </g>
    </svg>
  )
}

/** The mark and the name, above the admin's sign-in. */
export async function BrandLogo() {
  const { name } = await readCompany(defaultLocale)
  return (
    <span className="office-logo">
      <BrandIcon />
      {name}
    </span>
  )
}
