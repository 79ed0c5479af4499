import type { ScrollTask } from './keep-scrolling-to.ts'

/** A scroll task whose code loads on demand; most pages never need it. If loading fails, the page does not scroll. */
export function lazyScrollTask(load: () => Promise<ScrollTask>): ScrollTask {
  let isOver = false
  let task: ScrollTask | undefined
  const giveUp = () => {
    isOver = true
    task?.giveUp()
  }
  const begin = async () => {
    task = await load()
    if (isOver) task.giveUp()
  }
  begin().catch(giveUp)
  return { giveUp, isOver: () => isOver || task?.isOver() === true }
}
