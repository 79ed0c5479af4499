import { expect, onTestFinished } from 'vitest'

/** Runs `work` after the test, however it ends; last registered, first run. */
export function afterwards(work: () => Promise<unknown>): void {
  onTestFinished(async () => {
    await work()
  })
}

/** Deletes an entity after the test, and checks that the server confirms it. */
export function deletedAfterwards(
  id: string,
  remove: (id: string) => Promise<{ readonly id: string; readonly deleted: boolean }>,
): void {
  afterwards(async () => expect(await remove(id)).toMatchObject({ id, deleted: true }))
}
