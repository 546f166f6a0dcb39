type Props = { facts: Record<string, unknown> }

/** Facts for search engines; the browser runs nothing of it. */
export function JsonLd({ facts }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  // a text that holds a closing tag must not end the element
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
