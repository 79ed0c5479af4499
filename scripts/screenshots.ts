import { takeScreenshots } from './house/run-live.ts'

process.exit(await takeScreenshots(process.argv.slice(2)))
