import { companyMark } from '@/drawings/marks/company-mark'

/** The company's mark in its colours. */
export function CompanyMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 34" className={className} fill="none">
      <path d={companyMark.pane} fill="var(--color-edge-tint)" />
      <path d={companyMark.edge} fill="var(--color-edge-mid)" />
      <g stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d={companyMark.pane} />
        <path d={companyMark.edge} />
      </g>
    </svg>
  )
}
