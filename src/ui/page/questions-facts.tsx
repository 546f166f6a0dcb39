import { JsonLd } from './json-ld'

type Props = { items: { title: string; text: string }[] }

/** The questions that the page answers. */
export function QuestionsFacts({ items }: Props) {
  return (
    <JsonLd
      facts={{
        '@type': 'FAQPage',
        mainEntity: items.map(({ title, text }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      }}
    />
  )
}
