import { mergeConfig } from 'vitest/config'
import ours from './vitest.config.ts'

/** The quick tests only: the compiler and the imports of js-sdk take too long for each mutant. */
export default mergeConfig(ours, {
  test: {
    exclude: [
      'test/{public-api,readme,routes}.test.ts',
      'test/{admin,js-sdk}/**',
      'test/contract-with-js-sdk.test.ts',
    ],
  },
})
