import { takeScreenshots } from './stack/run-live.ts'

process.exit(await takeScreenshots(process.argv.slice(2)))
