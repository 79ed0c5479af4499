import { runLive } from './stack/run-live.ts'

process.exit(await runLive(process.argv.slice(2)))
