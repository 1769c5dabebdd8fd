import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses. What a tool starts by its name is an entry. */
const config: KnipConfig = {
  // Their configurations are entries like any other: reading them as a tool does would build the app.
  playwright: false,
  vitest: false,
  vite: false,
  rules: { binaries: 'off', duplicates: 'off' },
  workspaces: {
    '.': {
      entry: [
        '*.config.ts',
        '{scripts,e2e}/**/*.config.ts',
        'scripts/*.{mjs,ts}',
        'scripts/{demo,release,shots}/main.ts',
        'scripts/{cluster,citus,s3,release/test}/*.suite.ts',
        'scripts/cluster/journeys.ts',
        'scripts/lib/{vitest,playwright}-tally.ts',
        'bench/{main,bare-server}.ts',
        'e2e/**/*.spec.ts',
        '{scripts,bench,faults,testing}/**/*.test.ts',
        'faults/*.suite.ts',
        'faults/race/page.ts',
        'testing/{build-server,console-guard,console-faults,fixed-seed,fresh-page,timeouts}.ts',
      ],
      project: ['{scripts,bench,e2e,testing,faults}/**/*.{mjs,ts}'],
      ignore: ['bench/{lighthouse,peers}/**'],
      // Run by their path, or installed once for the workspace that names them.
      ignoreDependencies: [
        '@biomejs/biome',
        'pg',
        'sharp',
        '@fontsource-variable/instrument-sans',
        '@tanstack/react-query',
        'fake-indexeddb',
        '@testing-library/react',
      ],
    },
    'apps/server': {
      entry: [
        'src/main.ts',
        'src/programs/*.ts',
        'src/**/*.test.ts',
        'src/test/{global-setup,citus-setup}.ts',
        'src/db/embedded/test/app.ts',
      ],
      project: ['src/**/*.ts'],
      // Loaded by their path.
      ignoreDependencies: ['@tesseract.js-data/.+', 'tesseract.js-core'],
    },
    'apps/web': {
      // Texts of late sections are loaded by `import.meta.glob`.
      entry: [
        'src/main.tsx',
        'src/locales/*/*.ts',
        'src/sw/*.ts',
        'vite/*.ts',
        '*.config.ts',
        '{src,test}/**/*.test.{ts,tsx}',
      ],
      project: ['{src,vite,test}/**/*.{ts,tsx}'],
      // Fonts are named in style sheets, and read as files where documents are printed.
      ignoreDependencies: ['@fontsource-variable/.+', '@fontsource/.+', '@expo-google-fonts/.+'],
    },
    'packages/contract': { entry: ['{src,test}/**/*.ts'], project: ['{src,test}/**/*.ts'] },
  },
};

export default config;
