import { mergeConfig } from 'vitest/config'
import ours from './vitest.config.ts'

/** What a mutant has to get past: everything quick. Bundles, the compiler and random worlds take too long each. */
export default mergeConfig(ours, {
  test: {
    exclude: ['test/{bundle,walls,readme,public-api}.test.ts', 'test/**/random.test.ts', 'test/model/**'],
  },
})
