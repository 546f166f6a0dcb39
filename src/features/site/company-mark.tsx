/** Panes seen from their edges: the company's mark. */
export function CompanyMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 26 28" className={className} fill="none">
      <path d="M0 27h26" stroke="currentColor" strokeWidth="1.6" />
      <g stroke="var(--color-edge-mid)" strokeWidth="1.2" fill="var(--color-edge-tint)">
        <path d="M3.2 9.5 8 8v18.4H3.2z" />
        <path d="M10.6 3.5 15.4 2v24.4h-4.8z" />
        <path d="M18 12.5l4.8-1.5v15.4H18z" />
      </g>
    </svg>
  )
}
