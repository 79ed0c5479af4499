import { told, type History } from './commands.ts'
import { runHistory, type Broken } from './run-history.ts'
import { shrunk } from './shrink.ts'

/** The violation, the shortest history that leads to it, and the line to add to the kept histories. */
export async function reportOf(history: History, broken: Broken, nth: number): Promise<string> {
  const short = await shrunk(history, async (one) => (await runHistory(one))?.invariant)
  const again = (await runHistory(short)) ?? broken
  return [
    `Broken in history ${nth}: ${again.invariant}. ${again.what}`,
    '',
    ...short.commands.map((command, at) => `${at + 1}. ${told(command)}`),
    '',
    'Once it is understood, keep it in test/model/kept-histories.ts:',
    `{ title: '…', ...${JSON.stringify(short)} },`,
  ].join('\n')
}
