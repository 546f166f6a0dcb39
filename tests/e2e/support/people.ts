import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { siteUrl } from './environment'
import { untilHydrated } from './hydration'
import { linkIn, mailTo } from './inbox'

/** The sign-ins that the sample data brings. */
export const admin = { email: 'admin@trinityedgeglass.example', password: 'sample-admin-2026' }
export const staff = { email: 'staff@trinityedgeglass.example', password: 'sample-staff-2026' }
export const officePerson = {
  email: 'office@trinityedgeglass.example',
  password: 'sample-office-2026',
}
export const customer = { email: 'avery@example.com', password: 'sample-customer' }

/** An address that no other test uses. */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@example.com`
}

/** Fills in the login page that is open. */
export async function fillInLogin(page: Page, who: { email: string; password: string }) {
  await untilHydrated(page)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** Fills in the registration page that is open. */
export async function fillInRegistration(page: Page, who: { email: string; password: string }) {
  await untilHydrated(page)
  await page.getByLabel('Full name').fill('Robin Sample')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByLabel('Confirm password').fill(who.password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
}

export async function signIn(page: Page, who: { email: string; password: string }) {
  await page.goto('/login')
  await fillInLogin(page, who)
  await expect(page).toHaveURL(/\/profile/)
}

/** Signs in without the screens; `origin` is the site's own. */
export async function signInByRequest(
  request: APIRequestContext,
  origin: string,
  who: { email: string; password: string },
) {
  const answer = await oneAtATime(() =>
    request.post('/api/users/login', { data: who, headers: { origin } }),
  )
  expect(answer.ok()).toBe(true)
}

/**
 * Payload writes all sessions of an account when one is added: of two sign-ins at the same moment the
 * later takes the other's away. Workers share the sample accounts, so they sign in one after the other.
 */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const lock = path.resolve('.data', `signing-in-${new URL(siteUrl()).port}`)
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(20)) {
    try {
      fs.mkdirSync(lock)
    } catch {
      continue
    }
    break
  }
  try {
    return await work()
  } finally {
    fs.rmSync(lock, { recursive: true, force: true })
  }
}

/** Registers and confirms somebody new without the screens, for tests that are about something else. */
export async function newCustomer(request: APIRequestContext, name: string) {
  const who = { email: newAddress(name), password: 'eleven glass panes' }
  const registered = await request.post('/api/accounts/register', {
    data: { fullName: 'Jordan Sample', ...who },
  })
  expect(registered.status()).toBe(201)
  const link = new URL(linkIn(await mailTo(who.email, /confirm/i), /verify-email/))
  const token = link.searchParams.get('token') ?? ''
  expect((await request.post(`/api/users/verify/${token}`)).ok()).toBe(true)
  return who
}
