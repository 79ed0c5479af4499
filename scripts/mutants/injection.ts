import type { Mutant } from './mutant.ts'

/** F-105 to F-115. */
export const injectionMutants: readonly Mutant[] = [
  {
    fault: 'F-113',
    breaks: 'A profile picture may have any number of pixels.',
    file: 'packages/storefront-core/src/account/photo-problem.ts',
    find: 'Math.max(side.width, side.height) > longestPhotoSide',
    replace: 'Math.max(side.width, side.height) > Infinity',
    test: {
      file: 'packages/storefront-core/src/account/account-rules.test.ts',
      title: 'pixels: ',
    },
  },
]
