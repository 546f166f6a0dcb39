import { Button } from './button'
import { PhoneLink } from './phone-link'

type Props = {
  busy: boolean
  words: Record<'send' | 'sending', string>
  /** Why it did not work the last time. */
  trouble?: string | undefined
  /** Whom to call then, and the words before the number; it may be empty. */
  call?: { words: string; phone: string }
}

/** Ends a form; while it is on its way the words say so. */
export function SendButton({ busy, words, trouble, call }: Props) {
  return (
    <>
      {trouble ? (
        <div
          // the note that comes with it says it aloud
          className="col-span-full border border-error-edge bg-paper p-4 pl-5 text-error shadow-[inset_4px_0_0_currentColor]"
        >
          <p className="font-medium">{trouble}</p>
          {call?.phone ? (
            <p className="mt-1 text-text">
              {call.words}{' '}
              <PhoneLink
                phone={call.phone}
                className="inline-flex min-h-11 items-center whitespace-nowrap text-link"
              />
            </p>
          ) : null}
        </div>
      ) : null}
      <Button type="submit" look="sun" size="large" busy={busy} className="sm:justify-self-start">
        {busy ? words.sending : words.send}
      </Button>
    </>
  )
}
