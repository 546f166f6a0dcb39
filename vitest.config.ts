import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './tests/setup/compiled-messages.mjs'

const root = import.meta.dirname

const alias = {
  '@collections': path.join(root, 'collections'),
  '@migrations': path.join(root, 'migrations'),
  '@pictures': path.join(root, 'media/sample'),
  '@payload-config': path.join(root, 'payload.config.ts'),
  'server-only': path.join(root, 'tests/setup/server-only.ts'),
  '@': path.join(root, 'src'),
  // As the build formats them: from compiled patterns, without the parser.
  'use-intl/format-message': 'use-intl/format-message/format-only',
}

/** What takes part in the build's bundle, so that the aliases hold in it. */
const server = { deps: { inline: [/next-intl/, /use-intl/] } }

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
          include: [
            '{src,collections,scripts}/**/*.test.{ts,tsx,mjs}',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [compiledMessages()],
        resolve: { alias },
        test: {
          server,
          name: 'int',
          environment: 'node',
          include: ['tests/int/**/*.test.ts'],
          setupFiles: ['tests/setup/int.ts'],
          globalSetup: ['tests/setup/int-global.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
