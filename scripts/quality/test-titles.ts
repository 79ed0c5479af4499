import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface TestTitle {
  /** Path from the repository root. */
  readonly file: string
  readonly title: string
}

const callers = new Set(['test', 'it', 'describe'])
/** Tests that do not run, and steps within a test. */
const ignored = new Set(['skip', 'todo', 'fixme', 'step'])

/** The titles of all tests and groups of the repository, including uncommitted files. */
export function readTestTitles(root: string): readonly TestTitle[] {
  return testFiles(root).flatMap((file) =>
    titlesIn(readFileSync(path.join(root, file), 'utf8'), file).map((title) => ({ file, title })),
  )
}

/** The ids in square brackets in a title, such as CART-06 and F-12. */
export function idsIn(title: string): readonly string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].flatMap(([, id]) => id ?? [])
}

function testFiles(root: string): readonly string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(test|contract)\.tsx?$/.test(file))
    .toSorted()
}

/** Uses the TypeScript parser, so that ids in comments and variables do not count. */
function titlesIn(text: string, file: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) titles.push(...titlesOfCall(node, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

function titlesOfCall(call: ts.CallExpression, source: ts.SourceFile): readonly string[] {
  const [first] = call.arguments
  if (first === undefined || !startsTest(call.expression)) return []
  const title = textOf(first, source)
  if (title === undefined) return []
  const rows = ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined
  const inRows = rows === undefined ? [] : numberedTexts(rows)
  return inRows.length === 0 ? [title] : inRows.map((row) => title.replace('%s', row))
}

/** True for `test`, `it.each(rows)`, `describe.concurrent` etc., false for `test.skip` and `test.step`. */
function startsTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callers.has(callee.text)
  if (ts.isPropertyAccessExpression(callee)) {
    return !ignored.has(callee.name.text) && startsTest(callee.expression)
  }
  return ts.isCallExpression(callee) && startsTest(callee.expression)
}

function textOf(node: ts.Expression, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : undefined
}

/** Rows of `each` may contain ids, when the title is only `%s`. */
function numberedTexts(rows: ts.Node): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && idsIn(node.text).length > 0) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(rows)
  return found
}
