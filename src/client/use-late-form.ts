import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type {
  createFormControl,
  FieldErrors,
  FieldValues,
  Path,
  RegisterOptions,
  Resolver,
  SubmitHandler,
} from 'react-hook-form'
import { whenNear } from './when-near'

type Control<Fields extends FieldValues> = ReturnType<typeof createFormControl<Fields>>

/**
 * A form of react-hook-form far down its page. The library comes once the form is a quarter of a screen away, and
 * not with the page on a tall screen; until then, and where it can't be fetched, the browser sends the form by
 * itself. What was typed before stays.
 */
export function useLateForm<Fields extends FieldValues>(resolver: Resolver<Fields>) {
  const form = useRef<HTMLFormElement>(null)
  const [control, setControl] = useState<Control<Fields> | null>(null)
  const [heldFirst, setHeldFirst] = useState<Partial<Record<Path<Fields>, FormDataEntryValue>>>({})
  const [errors, setErrors] = useState<FieldErrors<Fields>>({})
  const [isSubmitting, setSubmitting] = useState(false)

  useEffect(() => {
    if (control !== null || form.current === null) return
    let isOver = false
    const leave = whenNear(form.current, '25%', () => {
      import('react-hook-form').then(
        ({ createFormControl }) => {
          if (isOver || form.current === null) return
          setHeldFirst(Object.fromEntries(new FormData(form.current)) as typeof heldFirst)
          setControl(createFormControl<Fields>({ resolver }))
        },
        () => {},
      )
    })
    return () => {
      isOver = true
      leave()
    }
  }, [control, resolver])

  useEffect(() => {
    return control?.subscribe({
      formState: { errors: true },
      callback: (state) => setErrors(state.errors ?? {}),
    })
  }, [control])

  async function submit(
    event: FormEvent,
    known: Control<Fields>,
    send: SubmitHandler<Fields>,
  ): Promise<void> {
    setSubmitting(true)
    try {
      await known.handleSubmit(send)(event)
    } finally {
      setSubmitting(false)
    }
  }

  return {
    form,
    /** Null while the browser acts by itself. */
    control,
    /** What the fields held when the form began to answer. */
    heldFirst,
    errors,
    isSubmitting,
    register: (name: Path<Fields>, options?: RegisterOptions<Fields, Path<Fields>>) =>
      control?.register(name, options) ?? { name },
    onSubmit: (event: FormEvent, send: SubmitHandler<Fields>) => {
      if (control !== null) void submit(event, control, send)
    },
  }
}
