import * as fc from 'fast-check'

// Random tests repeat in the test command. The nightly workflow sets another seed.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) })
