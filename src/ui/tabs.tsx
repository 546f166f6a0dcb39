'use client'

import type { ReactNode } from 'react'
import { Tabs as RadixTabs } from 'radix-ui'

type Props = { label: string; tabs: { id: string; name: string; content: ReactNode }[] }

/** Views of one kind side by side; the first is open. On a phone the names scroll by themselves. */
export function Tabs({ label, tabs }: Props) {
  const [first] = tabs
  return (
    <RadixTabs.Root {...(first ? { defaultValue: first.id } : {})}>
      <RadixTabs.List
        aria-label={label}
        className="flex gap-x-8 gap-y-1 overflow-x-auto border-b border-rule"
      >
        {tabs.map(({ id, name }) => (
          <RadixTabs.Trigger
            key={id}
            value={id}
            className="relative min-h-13 font-display text-h4 whitespace-nowrap text-text-second outline-offset-[-2px] hover:text-text data-[state=active]:text-edge-ink data-[state=active]:before:absolute data-[state=active]:before:inset-x-0 data-[state=active]:before:bottom-0 data-[state=active]:before:h-0.5 data-[state=active]:before:bg-edge-mid"
          >
            {name}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ id, content }) => (
        <RadixTabs.Content key={id} value={id} className="pt-12 outline-offset-8">
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
