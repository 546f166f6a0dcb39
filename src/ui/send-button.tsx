import { Button } from './button'

type Props = { busy: boolean; words: Record<'send' | 'sending', string> }

/** Ends a form; while it is on its way the words say so. */
export function SendButton({ busy, words }: Props) {
  return (
    <Button type="submit" look="sun" size="large" busy={busy} className="sm:justify-self-start">
      {busy ? words.sending : words.send}
    </Button>
  )
}
