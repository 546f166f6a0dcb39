import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import tseslint from 'typescript-eslint'

/** Which layers may not be imported from where, and what to do instead. */
const directions = [
  {
    files: ['src/domain/**/*.{ts,tsx}'],
    ban: [
      '@/services/*',
      '@/features/*',
      '@/integrations/*',
      '@/admin/*',
      '@/app/*',
      '@/ui/*',
      '@/config/*',
      '@collections/*',
      '@payload-config',
      'payload',
      'payload/*',
      '@payloadcms/*',
      'next',
      'next/*',
      'react',
      'react-dom',
      'stripe',
    ],
    say: 'domain is pure: hand the value in as an argument instead of reaching out for it.',
  },
  {
    files: ['collections/**/*.{ts,tsx}', 'payload.config.ts'],
    ban: [
      '@/services/*',
      '@/features/*',
      '@/app/*',
      '../src/services/*',
      '**/src/services/*',
      '**/src/features/*',
    ],
    say: 'collections load in plain Node: put the logic in src/domain and call it from the hook.',
  },
  {
    files: ['src/integrations/**/*.{ts,tsx}'],
    ban: ['@/services/*', '@/features/*', '@/app/*', '@/ui/*', '@collections/*'],
    say: 'integrations are ports to the outside: let a service call them.',
  },
  {
    files: ['src/mail/**/*.ts', 'src/i18n/**/*.{ts,tsx}'],
    ban: [
      '@/services/*',
      '@/features/*',
      '@/integrations/*',
      '@/app/*',
      '@/ui/*',
      '@collections/*',
      '@payload-config',
      'payload',
      'payload/*',
    ],
    say: 'letters and texts are made of what they are handed: read it in a service.',
  },
  {
    files: ['src/services/**/*.{ts,tsx}'],
    ban: ['@/features/*', '@/app/*', '@/ui/*', 'react', 'next/navigation'],
    say: 'services know no screens: return a value and let the route or the feature show it.',
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ban: [
      '@/services/*',
      '@/features/*',
      '@/app/*',
      '@/domain/*',
      '@/config/*',
      '@/integrations/*',
      '@collections/*',
    ],
    say: 'ui knows no glass words: pass what it shows as props.',
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    ban: ['@/app/*', '@payload-config', '@collections/*'],
    say: 'features are shown by routes: pass what the route knows as props.',
  },
]

const features = [
  'quote-builder',
  'checkout',
  'account',
  'gallery',
  'glass-styles',
  'contact',
  'assistant',
  'crm',
  'try-on',
  'home',
  'products',
  'company',
  'site',
]

/** The two that load texts of their own, outside of the catalogue. */
const bringsItsWords = ['src/features/assistant/words.ts', 'src/features/failure/failure-panel.tsx']

const sayIt =
  'A text is a compiled pattern in the build: say it with translatorOf() of src/i18n/translator.ts.'

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
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
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
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
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
  ...directions.map(({ files, ban, say }) => ({
    files,
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ban, message: say }] }] },
  })),
  ...features.map((feature) => ({
    files: [`src/features/${feature}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/app/*', '@payload-config', '@collections/*'],
              message: 'features are shown by routes: pass what the route knows as props.',
            },
            {
              group: features
                .filter((other) => other !== feature)
                .map((other) => `@/features/${other}/*`),
              message:
                'a feature never imports another: move what both need down to ui, domain or services.',
            },
          ],
        },
      ],
    },
  })),
)
