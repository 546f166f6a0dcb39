import { ArrowLink } from '@/ui/page/arrow-link'

/** Where else one goes from a product. */
export function ProductLinks({ links }: { links: { href: string; text: string }[] }) {
  if (links.length === 0) return null
  return (
    <ul className="page flex flex-wrap gap-x-10 gap-y-1 pt-7">
      {links.map(({ href, text }) => (
        <li key={text}>
          <ArrowLink href={href}>{text}</ArrowLink>
        </li>
      ))}
    </ul>
  )
}
