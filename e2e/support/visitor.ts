/**
 * Each worker has its own user agent, by which the fault proxy separates them: a worker's faults do not affect tests in
 * other workers.
 */
export const visitor = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Shopper/${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`
