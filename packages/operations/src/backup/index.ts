export { backup, restore, upgrade } from './commands.ts'
export { runCommand } from '../run-command.ts'
