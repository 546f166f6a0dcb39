import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './tests/setup/compiled-messages.mjs'

const root = import.meta.dirname

const alias = {
  '@collections': path.join(root, 'collections'),
  '@migrations': path.join(root, 'migrations'),
  '@pictures': path.join(root, 'src/assets/pictures'),
  '@payload-config': path.join(root, 'payload.config.ts'),
  'server-only': path.join(root, 'scripts/lib/server-only.ts'),
  '@': path.join(root, 'src'),
  // As the build formats them: from compiled patterns, without the parser.
  'use-intl/format-message': 'use-intl/format-message/format-only',
}

/** What takes part in the build's bundle, so that the aliases hold in it. */
const server = { deps: { inline: [/next-intl/, /use-intl/] } }

/** Long, and about what few changes touch: of `npm run test:all`. */
const intMore = [
  'access-fields',
  'access-matrix',
  'account-deletion*',
  'assistant*',
  'backup',
  'booked-visits-of-jobs',
  'bookings*',
  'crm-list',
  'customer-merge',
  'customer-state',
  'customer-story',
  'customer-tasks',
  'customers-import',
  'drawn-quotes',
  'email-change*',
  'ending',
  'friday',
  'glass-rules-preview',
  'handles-migration',
  'jobs-measured',
  'kept-filters',
  'language-choice',
  'list-export',
  'migrations',
  'mirror-chapters',
  'money-export',
  'money-owed',
  'morning*',
  'office-approvals',
  'office-quotes-answered',
  'office-quotes-letters',
  'office-quotes-measured*',
  'office-quotes-moved-since',
  'office-quotes-over',
  'office-quotes-taken-back',
  'own-paper',
  'page-words',
  'payments-*-refunds',
  'payments-by-hand',
  'payments-checkout-again',
  'payments-deposit*',
  'payments-events',
  'payments-give-back',
  'payments-reconcile',
  'payments-refund*',
  'payments-release',
  'payments-second-charge',
  'price-changes',
  'prices-spanish',
  'receipts',
  'repeatable-*',
  'replicas',
  'rules-agree',
  'safety-answer',
  'second-step*',
  'shared-estimates*',
  'sign-in-apart',
  'visitor-photos*',
  'visits',
  'visits-*',
  'webhooks*',
  'words-migrations',
].map((name) => `tests/int/${name}.test.ts`)

/** Programs started as an operator does; long, and of `npm run test:all`. */
const unitMore = ['scripts/lib/commands.test.mjs']

/** Tests against a real PostgreSQL, a database for each file. */
function databaseTests(name: string, include: string[], exclude: string[] = []) {
  return {
    plugins: [compiledMessages()],
    resolve: { alias },
    test: {
      server,
      name,
      environment: 'node' as const,
      include,
      exclude,
      setupFiles: ['tests/setup/int.ts'],
      globalSetup: ['tests/setup/int-global.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      // tests/setup/int.ts sees to it that a file starts with what is ours as new
      isolate: false,
    },
  }
}

export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { alias },
  test: {
    projects: [
      {
        plugins: [compiledMessages()],
        resolve: { alias },
        test: {
          server,
          name: 'unit',
          setupFiles: ['tests/setup/unit.ts'],
          testTimeout: 30_000,
          environment: 'node',
          // tests/setup/unit.ts sees to it that a file starts with what is ours as new
          isolate: false,
          include: [
            '{src,collections,scripts}/**/*.test.{ts,tsx,mjs}',
            'tests/contract/**/*.test.ts',
          ],
          exclude: unitMore,
        },
      },
      {
        test: {
          name: 'unit-more',
          setupFiles: ['tests/setup/unit.ts'],
          testTimeout: 30_000,
          environment: 'node',
          include: unitMore,
        },
      },
      databaseTests('int', ['tests/int/**/*.test.ts'], intMore),
      databaseTests('int-more', intMore),
      // the long ones, of `npm run test:quality`
      databaseTests('quality', ['tests/quality/**/*.test.ts']),
      // `npm run eval:sandra`
      databaseTests('eval', ['tests/eval/**/*.test.ts']),
    ],
  },
})
