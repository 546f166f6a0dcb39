import type { Page } from '@playwright/test'
import { priceShower, saveQuote, sizePanel } from '../../tests/e2e/support/builder'
import { changeCoating } from './change-coating'
import { flowScreens } from './flow-screens'
import { at } from './screen'
import type { Screen } from './screen'

const shower = '/get-quote?serviceType=shower_glass_quote'
const replacement = '/get-quote?serviceType=window_replacement'
const general = '/get-quote?serviceType=new_window_installation'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

async function toPanels(page: Page): Promise<void> {
  await page.goto(shower)
  await button(page, /^3\/8 inch/).click()
  await button(page, /^Standard clear/).click()
  await page.getByLabel('Panel 1 width, inches').waitFor()
}

async function twoPanels(page: Page): Promise<void> {
  await toPanels(page)
  await sizePanel(page, '36 5/8', '76')
  await button(page, 'Add panel 2').click()
  await page.getByLabel('Panel 2 width, inches').fill('28')
  await page.getByLabel('Panel 2 height, inches').fill('76')
}

async function toReplacementSize(page: Page): Promise<void> {
  await page.goto(replacement)
  await button(page, /^One pane/).click()
  await button(page, /^1\/4″/).click()
  await page.getByRole('textbox', { name: /^Width/ }).waitFor()
}

async function priceReplacement(page: Page): Promise<void> {
  await toReplacementSize(page)
  await page.getByRole('textbox', { name: /^Width/ }).fill('24 1/2')
  await page.getByRole('textbox', { name: /^Height/ }).fill('30 1/4')
  await button(page, 'Calculate Quote').click()
  await page.getByRole('heading', { name: 'Estimate' }).waitFor()
}

async function fillGeneral(page: Page): Promise<void> {
  await page.goto(general)
  await page.getByLabel('Glass type').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^Width/ }).fill('4')
  await page.getByRole('textbox', { name: /^Height/ }).fill('5')
}

export const builderScreens: Screen[] = [
  at('quote-picker', '/get-quote'),
  at('quote-picker-unknown', '/get-quote?serviceType=stained_glass'),
  {
    name: 'quote-picker-replacement-open',
    open: async (page) => {
      await page.goto('/get-quote')
      await button(page, /^Replacement/).click()
    },
  },
  {
    name: 'quote-picker-installation-open',
    open: async (page) => {
      await page.goto('/get-quote')
      await button(page, /^New installation/).click()
    },
  },
  at('quote-shower-1-thickness', shower),
  {
    name: 'quote-shower-2-finish',
    open: async (page) => {
      await page.goto(shower)
      await button(page, /^3\/8 inch/).click()
      await button(page, /^Standard clear/).waitFor()
    },
  },
  { name: 'quote-shower-3-empty', open: toPanels },
  {
    name: 'quote-shower-3-panels',
    open: async (page) => {
      await twoPanels(page)
      await button(page, 'Edit Panel 1').click()
      await page.getByLabel('Panel 1 width, inches').focus()
    },
  },
  {
    name: 'quote-shower-3-three-panels',
    open: async (page) => {
      await twoPanels(page)
      await button(page, 'Add panel 3').click()
      await page.getByLabel('Panel 3 width, inches').fill('30')
      await page.getByLabel('Panel 3 height, inches').fill('80')
    },
  },
  {
    name: 'quote-shower-3-error',
    open: async (page) => {
      await twoPanels(page)
      await page.getByLabel('Panel 2 width, inches').fill('28 3/')
      await button(page, 'Hardware and options').click()
      await page.getByText('Invalid Panel Dimensions').first().waitFor()
    },
  },
  {
    name: 'quote-shower-3-sixteenths',
    open: async (page) => {
      await twoPanels(page)
      await button(page, 'Edit Panel 1').click()
      await page.getByLabel('Panel 1 width, inches').focus()
      await button(page, /All sixteenths/).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'quote-shower-4-hardware',
    open: async (page) => {
      await twoPanels(page)
      await button(page, 'Hardware and options').click()
      await button(page, 'Add Anti-Spot Coating').click()
    },
  },
  { name: 'quote-estimate-visitor', open: (page) => priceShower(page) },
  {
    name: 'quote-estimate-inquiry',
    open: async (page) => {
      await priceShower(page)
      await button(page, 'Send this to us').click()
      await page.getByRole('textbox', { name: /^Name/ }).waitFor()
    },
  },
  {
    name: 'quote-estimate-inquiry-errors',
    open: async (page) => {
      await priceShower(page)
      await button(page, 'Send this to us').click()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByText('Name is required.').waitFor()
    },
  },
  { name: 'quote-estimate-customer', as: 'customer', open: (page) => priceShower(page) },
  {
    name: 'quote-estimate-saved',
    as: 'customer',
    open: async (page) => {
      await priceShower(page)
      await saveQuote(page)
    },
  },
  {
    name: 'quote-estimate-price-changed',
    as: 'customer',
    open: async (page, request) => {
      await priceShower(page)
      await changeCoating(request, 0.5)
      try {
        await button(page, 'Save Quote').first().click()
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
      } finally {
        await changeCoating(request, -0.5)
      }
    },
  },
  at('quote-replacement-1-glass', replacement),
  {
    name: 'quote-replacement-2-thickness',
    open: async (page) => {
      await page.goto(replacement)
      await button(page, /^Two panes/).click()
      await button(page, /^Other/).waitFor()
    },
  },
  {
    name: 'quote-replacement-3-size',
    open: async (page) => {
      await toReplacementSize(page)
      await page.getByRole('textbox', { name: /^Width/ }).fill('24 1/2')
      await page.getByRole('textbox', { name: /^Height/ }).fill('30 1/4')
    },
  },
  {
    name: 'quote-replacement-3-error',
    open: async (page) => {
      await toReplacementSize(page)
      await page.getByRole('textbox', { name: /^Width/ }).fill('24 1/')
      await page.getByRole('textbox', { name: /^Height/ }).fill('0')
      await button(page, 'Calculate Quote').click()
      await page.getByText('Invalid Dimensions').first().waitFor()
    },
  },
  { name: 'quote-replacement-4-estimate', open: priceReplacement },
  {
    name: 'quote-replacement-other',
    open: async (page) => {
      await page.goto(replacement)
      await button(page, /^One pane/).click()
      await button(page, /^Other/).click()
      await page.getByRole('main').getByRole('link', { name: 'Email us' }).waitFor()
    },
  },
  at('quote-general', general),
  { name: 'quote-general-filled', open: fillGeneral },
  {
    name: 'quote-general-missing',
    open: async (page) => {
      await page.goto(general)
      await button(page, 'Calculate Quote').click()
      await page.getByText('Missing Information').first().waitFor()
    },
  },
  {
    name: 'quote-general-estimate',
    open: async (page) => {
      await fillGeneral(page)
      await button(page, 'Calculate Quote').click()
      await page.getByRole('heading', { name: 'Estimate' }).waitFor()
    },
  },
  at('quote-mirrors', '/get-quote?serviceType=mirrors_tabletops_quote'),
  at('quote-commercial', '/get-quote?serviceType=commercial_inquiry&product=storefronts'),
  at('quote-smart-glass', '/get-quote?serviceType=commercial_inquiry&product=smart_glass'),
  at('quote-custom-job', '/get-quote?serviceType=custom_job'),
  ...flowScreens,
  at('quote-resume-visitor', '/get-quote?quote_id=1'),
  at('quote-resume-not-found', '/get-quote?quote_id=999999', 'customer'),
]
