import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

const alias = {
  '@collections': path.join(root, 'collections'),
  '@migrations': path.join(root, 'migrations'),
  '@pictures': path.join(root, 'media/sample'),
  '@payload-config': path.join(root, 'payload.config.ts'),
  'server-only': path.join(root, 'tests/setup/server-only.ts'),
  '@': path.join(root, 'src'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
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
        resolve: { alias },
        test: {
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
