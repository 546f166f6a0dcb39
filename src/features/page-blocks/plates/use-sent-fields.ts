import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { QuoteRequest } from '@/domain/pricing/types'

type Sent = {
  /** The inputs of the price that is shown; null while there is none. */
  request: QuoteRequest | null
  /** Null where the builder is given sizes alone. */
  opensAt: number | null
}

/** What a rail sends to the builder besides what is typed in it. */
export function useSentFields(
  form: RefObject<HTMLFormElement | null>,
  { request, opensAt }: Sent,
): void {
  useEffect(() => {
    const sheet = form.current
    if (sheet === null) return
    const say = ({ formData }: FormDataEvent) => {
      if (request === null || opensAt === null) return
      formData.set('inputs', JSON.stringify(request))
      if (opensAt > 1) formData.set('step', String(opensAt))
    }
    sheet.addEventListener('formdata', say)
    return () => sheet.removeEventListener('formdata', say)
  }, [form, request, opensAt])
}
