import { Button } from './button'

type Props = {
  busy: boolean
  words: Record<'send' | 'sending', string>
  /** Why it did not work the last time. */
  trouble?: string | undefined
}

/** Ends a form; while it is on its way the words say so. */
export function SendButton({ busy, words, trouble }: Props) {
  return (
    <>
      {trouble ? (
        <p role="alert" className="col-span-full font-medium text-error">
          {trouble}
        </p>
      ) : null}
      <Button type="submit" look="sun" size="large" busy={busy} className="sm:justify-self-start">
        {busy ? words.sending : words.send}
      </Button>
    </>
  )
}
