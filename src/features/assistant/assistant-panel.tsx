'use client'

import { Dialog } from 'radix-ui'
import { SendHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { HandOverForm } from './lazy-hand-over-form'
import { transcriptOf } from './chat-message'
import { ConversationLog } from './conversation-log'
import type { Desk } from './desk'
import { QuickActions } from './quick-actions'
import { useConversation } from './use-conversation'

type Props = {
  desk: Desk
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes the focus back to where it came from. */
  onClosed: () => void
}

const longestQuestion = 500

/** Quick actions are offered until the conversation has more messages than this. */
const mostForQuickActions = 3

/** Sandra's panel: beside the page on a desktop, above the bar at its foot on a tablet, over it on a phone. */
export function AssistantPanel({ desk, open, onOpenChange, onClosed }: Props) {
  const { t, company } = desk
  const { messages, isTyping, send, noteHandedOver } = useConversation(desk, open)
  const [handsOver, setHandsOver] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-40 flex h-[min(600px,100dvh)] rise-in flex-col border border-rule-stone bg-paper shadow-float outline-none sm:inset-x-auto sm:right-6 sm:bottom-21 sm:h-[min(600px,calc(100dvh-6.5rem))] sm:w-[380px] lg:bottom-6 lg:h-[min(600px,calc(100dvh-3rem))] print:hidden"
        >
          <header className="flex items-center justify-between gap-3 bg-edge-ink py-3 pr-2 pl-5 text-ground">
            <div className="min-w-0">
              <Dialog.Title className="text-h4 leading-6">{t('title')}</Dialog.Title>
              <p className="truncate text-small text-edge-deep">
                {t('role', { company: company.name })}
              </p>
            </div>
            <Dialog.Close
              aria-label={t('close')}
              className="grid size-11 shrink-0 place-items-center rounded-glass outline-ground hover:bg-edge-line"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <ConversationLog
            messages={messages}
            isTyping={isTyping}
            t={t}
            onHandOver={handsOver ? null : () => setHandsOver(true)}
          >
            {messages.length <= mostForQuickActions && !handsOver ? (
              <QuickActions t={t} onPick={send} />
            ) : null}
            {handsOver ? (
              <HandOverForm
                desk={desk}
                transcript={transcriptOf(messages, {
                  sandra: t('title'),
                  visitor: t('handOver.visitor'),
                })}
                onCancel={() => {
                  setHandsOver(false)
                  field.current?.focus()
                }}
                onSent={() => {
                  setHandsOver(false)
                  noteHandedOver()
                  field.current?.focus()
                }}
              />
            ) : null}
          </ConversationLog>
          <form
            className="border-t border-rule px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]"
            onSubmit={(event) => {
              event.preventDefault()
              send(typed)
              setTyped('')
              field.current?.focus()
            }}
          >
            <label htmlFor="assistant-question" className="text-small font-medium">
              {t('question')}
            </label>
            <div className="mt-1 flex gap-2">
              <input
                ref={field}
                id="assistant-question"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                maxLength={longestQuestion}
                autoComplete="off"
                enterKeyHint="send"
                className="min-h-11 min-w-0 flex-1 rounded-glass border border-field-edge bg-paper px-3"
              />
              <button
                type="submit"
                aria-label={t('send')}
                className="grid size-11 shrink-0 place-items-center rounded-glass bg-edge-ink text-ground hover:bg-edge-mid"
              >
                <SendHorizontal aria-hidden="true" className="size-5" />
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
