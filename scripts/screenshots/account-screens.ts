import type { Page } from '@playwright/test'
import { priceShower, saveQuote } from '../../tests/e2e/support/builder'
import { linkIn, mailTo } from '../../tests/e2e/support/inbox'
import { newCustomer } from '../../tests/e2e/support/people'
import { cards, payOnHostedPage } from '../../tests/e2e/support/sandbox'
import { at } from './screen'
import type { Screen } from './screen'

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click()

async function toCheckout(page: Page, width: string): Promise<void> {
  await priceShower(page, { width })
  await saveQuote(page)
  await page.getByRole('button', { name: 'Proceed to Payment' }).first().click()
  await page.getByLabel('Card number').waitFor()
}

export const accountScreens: Screen[] = [
  at('login', '/login'),
  {
    name: 'login-error',
    open: async (page) => {
      await page.goto('/login')
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await submit(page, 'Login')
      await page.getByText('Login Error').first().waitFor()
    },
  },
  at('register', '/register'),
  {
    name: 'register-errors',
    open: async (page) => {
      await page.goto('/register')
      await page.getByLabel('Email').fill('robin')
      await page.getByLabel('Password', { exact: true }).fill('abc')
      await page.getByLabel('Confirm password').fill('abd')
      await submit(page, 'Register')
      await page.getByText('Passwords do not match.').waitFor()
    },
  },
  at('verify-email', '/verify-email?token=0123456789abcdef'),
  at('verify-email-incomplete', '/verify-email'),
  at('email-change-used', '/email-change?token=0123456789abcdef'),
  {
    name: 'verify-email-used',
    open: async (page) => {
      await page.goto('/verify-email?token=0123456789abcdef')
      await submit(page, 'Confirm my email')
      await page.getByText('This link does not work any more').waitFor()
    },
  },
  at('forgot-password', '/forgot-password'),
  {
    name: 'forgot-password-sent',
    open: async (page) => {
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('nobody@example.com')
      await submit(page, 'Send the link')
      await page.getByText('Check your email').waitFor()
    },
  },
  {
    name: 'reset-password',
    open: async (page, request) => {
      const { email } = await newCustomer(request, 'forgets')
      await request.post('/api/users/forgot-password', { data: { email } })
      const link = new URL(linkIn(await mailTo(email, /new password/i), /reset-password/))
      await page.goto(`${link.pathname}${link.search}`)
      await page.getByLabel(/^New password/).waitFor()
    },
  },
  at('reset-password-expired', '/reset-password?token=0123456789abcdef'),
  at('profile', '/profile', 'customer'),
  {
    name: 'profile-edit',
    as: 'customer',
    open: async (page) => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('button', { name: 'Change password' }).first().click()
    },
  },
  at('profile-empty', '/profile', 'admin'),
  {
    name: 'access-denied',
    as: 'customer',
    open: async (page) => {
      await page.goto('/crm-dashboard')
      await page.getByText('Access Denied').first().waitFor()
    },
  },
  { name: 'hosted-page', as: 'customer', open: (page) => toCheckout(page, '31') },
  {
    name: 'hosted-page-declined',
    as: 'customer',
    open: async (page) => {
      await toCheckout(page, '32')
      await payOnHostedPage(page, cards.declined)
      await page.getByText('Your card was declined.').waitFor()
    },
  },
  {
    name: 'payment-success',
    as: 'customer',
    open: async (page) => {
      await toCheckout(page, '33')
      await payOnHostedPage(page, cards.pays)
      await page.getByText('Payment Successful!').first().waitFor()
    },
  },
  {
    name: 'payment-cancel',
    as: 'customer',
    open: async (page) => {
      await toCheckout(page, '35')
      await page.getByRole('link', { name: 'Cancel and go back' }).click()
      await page.getByText('Payment Cancelled').first().waitFor()
    },
  },
  at('payment-success-error', '/payment/success', 'customer'),
  at('payment-cancel-error', '/payment/cancel', 'customer'),
]
