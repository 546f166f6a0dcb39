import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ComponentProps } from 'react'
import { DesignForm } from './design-form'

const late = vi.hoisted(() => ({ control: null as object | null }))
vi.mock('@/client/use-late-form', () => ({
  useLateForm: () => ({
    form: { current: null },
    heldFirst: {},
    errors: {},
    isSubmitting: false,
    register: (name: string) => ({ name }),
    onSubmit: () => undefined,
    ...late,
  }),
}))
vi.mock('@/client/keep-typed', () => ({ KeepTyped: () => 'what was typed', forgetForm: vi.fn() }))

const said = new Proxy({}, { get: (_, word) => String(word) })
const props = {
  ...{ locale: 'en', items: [{ value: 'Coffee Table', text: 'Coffee Table' }] },
  ...{ words: said, problems: said },
} as ComponentProps<typeof DesignForm>

it('puts back what was typed once the form answers, when every field that it needs can come', () => {
  expect(renderToStaticMarkup(<DesignForm {...props} />)).not.toContain('what was typed')
  late.control = {}
  expect(renderToStaticMarkup(<DesignForm {...props} />)).toContain('what was typed')
})
