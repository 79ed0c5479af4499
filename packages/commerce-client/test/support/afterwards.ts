import { expect, onTestFinished } from 'vitest'

/** Does it when the test is over, however that ends; what was asked for last is done first. */
export function afterwards(work: () => Promise<unknown>): void {
  onTestFinished(async () => {
    await work()
  })
}

/** Deletes a thing when the test is over, and checks that the server says so. */
export function deletedAfterwards(
  id: string,
  remove: (id: string) => Promise<{ readonly id: string; readonly deleted: boolean }>,
): void {
  afterwards(async () => expect(await remove(id)).toMatchObject({ id, deleted: true }))
}
