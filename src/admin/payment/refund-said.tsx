'use client'

import { useEffect, useState } from 'react'

function keyOf(paymentId: number): string {
  return `refund-said:${paymentId}`
}

/** Keeps what is to be said once the page has come anew. */
export function keepSaid(paymentId: number, text: string): void {
  window.sessionStorage.setItem(keyOf(paymentId), text)
}

/** That money went back, said once on the page that shows it. */
export function RefundSaid({ paymentId }: { paymentId: number }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const text = window.sessionStorage.getItem(keyOf(paymentId))
    if (text === null) return
    // once the page stands: what is there from the start is read out by nobody
    const timer = setTimeout(() => {
      window.sessionStorage.removeItem(keyOf(paymentId))
      setSaid(text)
    }, 0)
    return () => clearTimeout(timer)
  }, [paymentId])
  return (
    <p role="status" className={said === '' ? undefined : 'office-done'}>
      {said}
    </p>
  )
}
