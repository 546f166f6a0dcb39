import type { JSONFieldServerProps } from 'payload'

/** What was stored with a row, as it is: nobody edits it, and Payload's editor comes from another host. */
export function StoredJson({ data, field }: JSONFieldServerProps) {
  const value: unknown = Reflect.get(data as object, field.name)
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <figure className="office-stored field-type">
      <figcaption className="field-label">{label}</figcaption>
      {/* It scrolls, so the keyboard has to reach it. */}
      <pre tabIndex={0} role="region" aria-label={label}>
        {value === null || value === undefined ? '–' : JSON.stringify(value, null, 2)}
      </pre>
    </figure>
  )
}
