import { runLive } from './house/run-live.ts'

process.exit(await runLive(process.argv.slice(2)))
