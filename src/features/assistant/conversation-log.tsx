import Link from 'next/link'
import type { ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from '@/ui/class-names'
import type { AnswerBlock, AnswerLink } from '@/domain/assistant/answer'
import type { ChatMessage } from './chat-message'
import type { Words } from './words'

type Props = {
  messages: ChatMessage[]
  isTyping: boolean
  t: Words
  /** Begins to hand the conversation on; without it that is under way or done. */
  onHandOver: (() => void) | null
  /** What stands below the messages and scrolls with them. */
  children: ReactNode
}

/** What was said, the newest in view from its first line; new answers are read out. */
export function ConversationLog({ messages, isTyping, t, onHandOver, children }: Props) {
  const newest = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const room = place.current
    if (room === null) return
    const top = newest.current?.offsetTop ?? 0
    room.scrollTop = Math.min(top - marginAbove, room.scrollHeight)
  }, [messages.length])
  return (
    <div
      ref={place}
      tabIndex={0}
      role="group"
      aria-label={t('log')}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-2"
    >
      <div role="log" className="flex flex-col gap-4">
        {messages.map((message, index) => (
          <Bubble
            key={message.id}
            ref={index === messages.length - 1 ? newest : undefined}
            message={message}
            t={t}
            onHandOver={index === messages.length - 1 ? onHandOver : null}
          />
        ))}
        {isTyping ? <p className="text-small text-text-second">{t('typing')}</p> : null}
      </div>
      {children}
    </div>
  )
}

const marginAbove = 20

type BubbleProps = {
  message: ChatMessage
  t: Words
  onHandOver: (() => void) | null
  ref: Ref<HTMLDivElement> | undefined
}

function Bubble({ message, t, onHandOver, ref }: BubbleProps) {
  const isVisitor = message.from === 'visitor'
  return (
    <div
      ref={ref}
      className={classNames(
        'max-w-[90%] text-base break-words',
        isVisitor
          ? 'self-end rounded-glass bg-edge-tint px-3.5 py-2.5'
          : 'border-l-2 border-edge-mid pl-3.5',
      )}
    >
      <span className="sr-only">{isVisitor ? t('you') : t('title')}: </span>
      <div className="grid gap-2" lang={message.language}>
        {message.blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      {message.source ? (
        <p className="mt-2 text-small text-text-second" lang={message.language}>
          {message.source.label}{' '}
          {message.source.href === null ? (
            message.source.title
          ) : (
            <WayOn link={{ href: message.source.href, text: message.source.title }} isSource />
          )}
        </p>
      ) : null}
      {message.offersHandOver && onHandOver ? (
        <button
          type="button"
          onClick={onHandOver}
          className="mt-3 min-h-11 rounded-glass bg-edge-ink px-4 text-ground hover:bg-edge-mid"
        >
          {t('handOver.offer')}
        </button>
      ) : null}
      {message.links.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {message.links.map((link) => (
            <li key={link.href}>
              <WayOn link={link} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Block({ block }: { block: AnswerBlock }) {
  if ('text' in block) return <p>{block.text}</p>
  return (
    <ul className="list-disc pl-5">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function WayOn({ link, isSource = false }: { link: AnswerLink; isSource?: boolean }) {
  const look = isSource ? 'text-link' : 'inline-flex min-h-11 items-center font-semibold text-link'
  return link.href.startsWith('/') ? (
    <Link href={link.href} prefetch={false} className={look}>
      {link.text}
    </Link>
  ) : (
    <a href={link.href} className={look}>
      {/* a number stays on its line, also behind its hyphen */}
      {link.text.replaceAll(') ', ')\u00a0').replaceAll(/(\d)-(?=\d)/g, '$1-\u2060')}
    </a>
  )
}
