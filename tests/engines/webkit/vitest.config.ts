import { defineConfig } from 'vitest/config';

/** WebKit's own suite; `npm test` knows nothing of it, `npm run test:engines` runs it. */
export default defineConfig({
  test: {
    name: 'webkit',
    include: ['tests/engines/webkit/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    retry: 1, // a window may hang on a machine under load; the next try has a new one
  },
});
