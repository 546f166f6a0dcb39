type Props = { title: string; noScript: string }

/** What the page holds until the browser has read its address; it keeps the footer in its place. */
export function BeforeTheBuilder({ title, noScript }: Props) {
  return (
    <div className="page min-h-screen pt-14">
      <h1 className="sr-only">{title}</h1>
      <noscript>
        <p className="max-w-xl">{noScript}</p>
      </noscript>
    </div>
  )
}
