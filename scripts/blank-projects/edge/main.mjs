import { readFileSync } from 'node:fs'
import { EdgeVM } from '@edge-runtime/vm'
import { settings } from './settings.mjs'

const runtime = new EdgeVM()
runtime.evaluate(readFileSync('dist/edge.js', 'utf8'))
if (runtime.evaluate('typeof process + typeof Buffer + typeof require') !== 'undefinedundefinedundefined')
  throw new Error('This runtime has parts of Node')
console.log(JSON.stringify(await runtime.evaluate('shop')(settings)))
