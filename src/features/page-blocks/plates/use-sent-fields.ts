import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { QuoteRequest } from '@/domain/pricing/types'

type Sent = {
  /** A bare number would be taken for feet. */
  inFeet: boolean
  /** The inputs of the price that is shown; null while there is none. */
  request: QuoteRequest | null
  /** Null where the builder is given sizes alone. */
  opensAt: number | null
}

/** What a rail sends to the builder besides what is typed in it. */
export function useSentFields(
  form: RefObject<HTMLFormElement | null>,
  { inFeet, request, opensAt }: Sent,
): void {
  useEffect(() => {
    const sheet = form.current
    if (sheet === null) return
    const say = ({ formData }: FormDataEvent) => {
      if (inFeet) markInches(formData)
      if (request === null || opensAt === null) return
      formData.set('inputs', JSON.stringify(request))
      if (opensAt > 1) formData.set('step', String(opensAt))
    }
    sheet.addEventListener('formdata', say)
    return () => sheet.removeEventListener('formdata', say)
  }, [form, inFeet, request, opensAt])
}

function markInches(formData: FormData): void {
  for (const side of ['width', 'height']) {
    const text = formData.get(side)
    const isBare = typeof text === 'string' && /^[\d\s./-]+$/.test(text)
    if (isBare) formData.set(side, `${text.trim()}"`)
  }
}
