import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import tseslint from 'typescript-eslint'
import { directions } from './scripts/lint/rooms.mjs'

/** The two that load texts of their own, outside of the catalogue. */
const bringsItsWords = ['src/features/assistant/words.ts', 'src/features/failure/failure-panel.tsx']

const sayIt =
  'A text is a compiled pattern in the build: say it with translatorOf() of src/i18n/translator.ts.'

// Rules that ask for a type stand in scripts/lint/typed-rules.json: oxlint asks the native compiler for it.
export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'media/**',
      'migrations/**',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...nextVitals,
  ...nextTypeScript,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'import-x/no-cycle': ['error', { maxDepth: 8, ignoreExternal: true }],
      'import-x/no-default-export': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Read the environment through env() of src/config/env.ts, which checks it.',
        },
        {
          selector:
            "CallExpression[callee.property.name=/^(find|findByID|create|update|delete|count|findGlobal|updateGlobal|findVersions)$/][callee.object.name='payload'] > ObjectExpression:not(:has(> Property[key.name='overrideAccess']))",
          message: 'State overrideAccess: a Local API call without it skips every access rule.',
        },
        {
          selector:
            "CallExpression[callee.property.name=/^(find|findByID|create|update|delete|count|findGlobal|updateGlobal|findVersions)$/][callee.object.property.name='payload'] > ObjectExpression:not(:has(> Property[key.name='overrideAccess']))",
          message: 'State overrideAccess: a Local API call without it skips every access rule.',
        },
      ],
    },
  },
  {
    files: [
      'src/config/env.ts',
      'scripts/**',
      'tests/**',
      '*.config.{ts,mjs}',
      'src/instrumentation.ts',
      'src/instrumentation-client.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/e2e/**', 'playwright.config.ts'],
    ignores: ['tests/e2e/support/environment.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // a program that a test starts is handed these on
          selector:
            "MemberExpression[object.object.name='process'][object.property.name='env']:not([property.name=/^(PATH|HOME)$/])",
          message: 'Read what the tests are told in tests/e2e/support/environment.ts.',
        },
        {
          selector:
            "VariableDeclarator[id.type='ObjectPattern'][init.object.name='process'][init.property.name='env']",
          message: 'Read what the tests are told in tests/e2e/support/environment.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['src/i18n/**', ...bringsItsWords, '**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'next-intl', importNames: ['createTranslator', 'useMessages'], message: sayIt },
            { name: 'next-intl/server', importNames: ['getMessages'], message: sayIt },
          ],
          patterns: [
            { group: ['@/messages', '@/messages/*'], allowTypeImports: true, message: sayIt },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{features,client,ui}/**/*.{ts,tsx}'],
    ignores: ['src/client/api.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Call our own API with callApi() of src/client/api.ts.' },
      ],
    },
  },
  {
    files: ['tests/e2e/**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message:
            'Take test from tests/e2e/support: it fails for an error in the console of a page.',
        },
      ],
    },
  },
  ...directions(),
)
