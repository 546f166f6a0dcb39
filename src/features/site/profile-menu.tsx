'use client'

import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { AccountTexts } from './account-area'
import type { SessionUser } from '@/client/session'
import { useLeave } from '@/client/use-leave'

type Props = { texts: AccountTexts; locale: Locale; user: SessionUser }

/** The signed-in person's menu, headed by the e-mail address. */
export function ProfileMenu({ texts, locale, user }: Props) {
  const leave = useLeave(localHref(locale, '/'))
  const item =
    'flex min-h-11 cursor-pointer items-center px-4 outline-none data-[highlighted]:bg-edge-tint'
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        aria-label={`${texts.label}: ${user.email}`}
        className="flex min-h-11 max-w-64 items-center gap-2 hover:underline"
      >
        <span className="truncate">{user.email}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-50 min-w-60 rounded-glass border border-rule bg-paper py-2 shadow-float"
        >
          <DropdownMenu.Label className="truncate px-4 pt-1 pb-3 text-small text-text-second">
            {user.email}
          </DropdownMenu.Label>
          <DropdownMenu.Item asChild>
            <Link href={localHref(locale, '/profile')} className={item}>
              {texts.profile}
            </Link>
          </DropdownMenu.Item>
          {user.role === 'admin' ? (
            <DropdownMenu.Item asChild>
              <Link href={localHref(locale, '/crm-dashboard')} className={item}>
                {texts.crm}
              </Link>
            </DropdownMenu.Item>
          ) : null}
          {user.role === 'customer' ? null : (
            <DropdownMenu.Item asChild>
              <Link href="/admin" prefetch={false} className={item}>
                {texts.admin}
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className="my-2 h-px bg-rule" />
          <DropdownMenu.Item className={item} onSelect={() => void leave(texts)}>
            {texts.logout}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
