import type { Field } from 'payload'

/** Tells invented content from the company's own, so that it is never taken for real. */
export function sampleMark(): Field {
  return {
    name: 'isSample',
    type: 'checkbox',
    label: 'Sample',
    defaultValue: false,
    required: true,
    admin: {
      position: 'sidebar',
      description: 'Invented for the demonstration.',
    },
  }
}
