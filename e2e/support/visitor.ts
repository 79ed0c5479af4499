/**
 * Each worker of the tests visits under a name of its own, which the fault proxy tells them apart by: what one worker
 * spoils does not reach the tests beside it.
 */
export const visitor = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Shopper/${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`
