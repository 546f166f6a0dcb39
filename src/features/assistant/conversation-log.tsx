import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { classNames } from '@/ui/class-names'
import type { ChatBlock, ChatLink, ChatMessage } from './chat-message'
import type { Words } from './words'

type Props = { messages: ChatMessage[]; isTyping: boolean; t: Words }

/** What was said, the newest in view; new answers are read out. */
export function ConversationLog({ messages, isTyping, t }: Props) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages.length, isTyping])
  return (
    <div
      role="log"
      aria-label={t('log')}
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-2"
    >
      {messages.map((message) => (
        <Bubble key={message.id} message={message} t={t} />
      ))}
      {isTyping ? <p className="text-small text-text-second">{t('typing')}</p> : null}
      <div ref={end} />
    </div>
  )
}

function Bubble({ message, t }: { message: ChatMessage; t: Words }) {
  const isVisitor = message.from === 'visitor'
  return (
    <div
      className={classNames(
        'max-w-[90%] text-[0.98rem] break-words',
        isVisitor
          ? 'self-end rounded-glass bg-edge-tint px-3.5 py-2.5'
          : 'border-l-2 border-edge-mid pl-3.5',
      )}
    >
      <span className="sr-only">{isVisitor ? t('you') : t('title')}: </span>
      <div className="grid gap-2">
        {message.blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
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

function Block({ block }: { block: ChatBlock }) {
  if ('text' in block) return <p>{block.text}</p>
  return (
    <ul className="list-disc pl-5">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function WayOn({ link }: { link: ChatLink }) {
  const look = 'inline-flex min-h-11 items-center font-semibold text-link'
  return link.href.startsWith('/') ? (
    <Link href={link.href} className={look}>
      {link.text}
    </Link>
  ) : (
    <a href={link.href} className={look}>
      {link.text}
    </a>
  )
}
