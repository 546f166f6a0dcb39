import { companyMark } from './company-mark'

/** The company's mark in one colour, as printed papers have it. */
export function CompanyMarkInInk({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${companyMark.box.width} ${companyMark.box.height}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={companyMark.pane} />
      <path d={companyMark.edge} fill="currentColor" />
    </svg>
  )
}
