import type { Hold } from './hold-place.ts'

/** A hold whose code comes when it is wanted, which most pages never do. Without it the page stays where it is. */
export function laterHold(load: () => Promise<Hold>): Hold {
  let isOver = false
  let hold: Hold | undefined
  const giveUp = () => {
    isOver = true
    hold?.giveUp()
  }
  const begin = async () => {
    hold = await load()
    if (isOver) hold.giveUp()
  }
  begin().catch(giveUp)
  return { giveUp, isOver: () => isOver || hold?.isOver() === true }
}
