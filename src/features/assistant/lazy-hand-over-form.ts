import dynamic from 'next/dynamic'

/** The form and what checks it come when somebody hands something over. */
export const HandOverForm = dynamic(
  () => import('./hand-over-form').then((part) => part.HandOverForm),
  { ssr: false },
)
