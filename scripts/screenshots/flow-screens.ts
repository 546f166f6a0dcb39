import type { Page } from '@playwright/test'
import { priceShower } from '../../tests/e2e/support/builder'
import type { Screen } from './screen'

const replacement = '/get-quote?serviceType=window_replacement'
const storefront = '/get-quote?serviceType=commercial_inquiry&product=storefronts'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

async function toSurvey(page: Page): Promise<void> {
  await page.goto(storefront)
  await button(page, 'Request a survey').click()
  await page.getByRole('dialog').waitFor()
}

/** The third step with nothing measured. */
async function toPaneSizes(page: Page): Promise<void> {
  await page.goto(replacement)
  await button(page, /^One pane/).click()
  await button(page, /^1\/4″/).click()
  await page.getByLabel('Width, inches').waitFor()
}

/** The estimate with a link to it; answers the link. */
async function shareShower(page: Page): Promise<string> {
  await priceShower(page)
  await button(page, 'Copy a link').click()
  return page.getByLabel('The link to this estimate').inputValue()
}

/** What stands beside the steps: the drawn front, the range of who cannot measure, what is laid beside or sent. */
export const flowScreens: Screen[] = [
  { name: 'quote-storefront-survey', open: toSurvey },
  {
    name: 'quote-storefront-survey-errors',
    open: async (page) => {
      await toSurvey(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Request the survey' }).click()
      await page.getByText('Name is required.').waitFor()
    },
  },
  {
    name: 'quote-storefront-two-pairs',
    open: async (page) => {
      await page.goto(storefront)
      await page.getByText('Two pairs', { exact: true }).click()
      await page.getByRole('img', { name: /two pairs of doors/ }).waitFor()
    },
  },
  {
    name: 'quote-replacement-range-and-board-up',
    open: async (page) => {
      await page.goto(replacement)
      await button(page, 'I don’t know').first().click()
      await page.getByRole('region', { name: 'We look at it for you' }).waitFor()
      const street = page.getByRole('group', { name: 'Is it open to the street right now?' })
      await street.getByText('Yes', { exact: true }).click()
      await page.getByText('We board it up first').waitFor()
    },
  },
  {
    name: 'quote-replacement-unmeasured',
    open: async (page) => {
      await toPaneSizes(page)
      await button(page, 'I can’t measure it').click()
      await page.getByRole('region', { name: 'We measure it for you' }).waitFor()
    },
  },
  {
    name: 'quote-replacement-three-panes',
    open: async (page) => {
      await toPaneSizes(page)
      await page.getByLabel('Width, inches').fill('24 1/2')
      await page.getByLabel('Height, inches').fill('30 1/4')
      await button(page, 'Add another pane').click()
      await button(page, 'Add another pane').click()
      await page.getByRole('region', { name: 'Pane C' }).waitFor()
    },
  },
  {
    name: 'quote-estimate-compared',
    open: async (page) => {
      await priceShower(page)
      const compared = page.getByRole('region', { name: 'Side by side' })
      await compared.getByRole('radio', { name: '3/8 in glass' }).focus()
      await page.keyboard.press('Space')
      await compared.getByRole('button', { name: 'Use this one' }).waitFor()
    },
  },
  {
    name: 'quote-estimate-shared',
    open: async (page) => {
      await shareShower(page)
    },
  },
  {
    name: 'quote-link-shared',
    open: async (page) => {
      await page.goto(await shareShower(page))
    },
  },
]
