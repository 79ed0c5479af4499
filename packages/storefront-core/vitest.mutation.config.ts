import { mergeConfig } from 'vitest/config'
import ours from './vitest.config.ts'

/** The quick tests only: bundles, the compiler and random histories take too long for each mutant. */
export default mergeConfig(ours, {
  test: {
    exclude: [
      'test/{bundle,boundaries,readme,public-api}.test.ts',
      'test/**/random.test.ts',
      'test/model/**',
    ],
  },
})
