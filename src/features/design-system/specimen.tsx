import type { ReactNode } from 'react'

/** A part with its name in the margin. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-rule py-12 lg:grid-cols-[12rem_1fr]">
      <h2 className="text-h4">{name}</h2>
      <div className="grid min-w-0 gap-8">{children}</div>
    </section>
  )
}
