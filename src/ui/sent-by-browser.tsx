import { Alert } from './alert'

type Message = { title: string; text: string }

/** How it went with a form that the browser sent by itself: the address ends in `#sent` or `#not-sent`. */
export function SentByBrowser({ sent, failed }: { sent: Message; failed: Message }) {
  return (
    <>
      <div id="sent" className="mb-6 hidden scroll-mt-36 target:block">
        <Alert tone="done" title={sent.title}>
          {sent.text}
        </Alert>
      </div>
      <div id="not-sent" className="mb-6 hidden scroll-mt-36 target:block">
        <Alert tone="error" title={failed.title}>
          {failed.text}
        </Alert>
      </div>
    </>
  )
}
