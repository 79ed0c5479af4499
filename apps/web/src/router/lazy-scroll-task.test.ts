import { expect, it, vi } from 'vitest'
import { lazyScrollTask } from './lazy-scroll-task.ts'
import type { ScrollTask } from './keep-scrolling-to.ts'

function createTask() {
  let isOver = false
  const giveUp = vi.fn<() => void>(() => void (isOver = true))
  const task: ScrollTask = { giveUp, isOver: () => isOver }
  return { task, giveUp }
}

it('[F-116] a scroll task whose code cannot be loaded is over', async () => {
  const task = lazyScrollTask(() => Promise.reject(new TypeError('gone')))
  expect(task.isOver()).toBe(false)
  await vi.waitFor(() => expect(task.isOver()).toBe(true))
})

it('is over when the task that it loads is', async () => {
  const { task, giveUp } = createTask()
  const lazy = lazyScrollTask(async () => task)
  await vi.waitFor(() => expect(lazy.isOver()).toBe(false))
  lazy.giveUp()
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledTimes(1))
  expect(lazy.isOver()).toBe(true)
})

it('gives up a task that loads after it was given up', async () => {
  const { task, giveUp } = createTask()
  const lazy = lazyScrollTask(async () => task)
  lazy.giveUp()
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledTimes(1))
})
