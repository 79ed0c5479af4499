import { resolve } from 'node:path'
import { compressBuild } from './compress-build.ts'

const root = resolve(import.meta.dirname, '../../dist')
console.log(`Compressed ${compressBuild(root)} files of ${root}.`)
