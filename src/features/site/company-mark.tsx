/** A pane standing ajar, seen from its edge: the company's mark. */
export function CompanyMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 34" className={className} fill="none">
      <path d="M1.5 7 20 1.5v27L1.5 32.5z" fill="var(--color-edge-tint)" />
      <path d="M20 1.5l8.5 4.6v26.4L20 28.5z" fill="var(--color-edge-mid)" />
      <g stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M1.5 7 20 1.5v27L1.5 32.5z" />
        <path d="M20 1.5l8.5 4.6v26.4L20 28.5z" />
      </g>
    </svg>
  )
}
