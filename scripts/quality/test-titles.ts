import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface TestTitle {
  /** Path from the repository root. */
  readonly file: string
  readonly title: string
  /** What runs it: `change` is `pnpm test`, `whole` only `pnpm test:all` and the nightly workflow. */
  readonly tier: 'change' | 'whole'
  /** Tags of the test, its groups and its file. */
  readonly tags: readonly string[]
}

const callers = new Set(['test', 'it', 'describe'])
/** Tests that do not run, and steps within a test. */
const ignored = new Set(['skip', 'todo', 'fixme', 'step'])

/** The titles of all tests and groups of the repository, including uncommitted files. */
export function readTestTitles(root: string): readonly TestTitle[] {
  return testFiles(root).flatMap((file) => titlesIn(readFileSync(path.join(root, file), 'utf8'), file))
}

/**
 * Unit tests run on every change, and so do the contracts that the client and the core hold to the fake backend. Another contract or a
 * browser test does so if it has the tag `smoke`, which a contract's file writes as `@module-tag smoke`. The tests of the documentation
 * and of the published files do not.
 */
function tierOf(file: string, tags: readonly string[]): TestTitle['tier'] {
  if (/^apps\/docs\/|\/test\/package\//.test(file)) return 'whole'
  if (!isTagged(file)) return 'change'
  return tags.includes('smoke') ? 'change' : 'whole'
}

const isTagged = (file: string): boolean =>
  file.startsWith('e2e/') || (/[.]contract[.]ts$|\/families\//.test(file) && !isOnFake(file))

const isOnFake = (file: string): boolean =>
  /^packages\/(commerce-client|storefront-core)\/test\/contract\/[^/]+$/.test(file)

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
export function titlesIn(text: string, file: string): readonly TestTitle[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const ofFile = [...text.matchAll(/@module-tag ([\w-]+)/g)].flatMap(([, tag]) => tag ?? [])
  const found: TestTitle[] = []
  const visit = (node: ts.Node, outer: readonly string[]): void => {
    const tags = ts.isCallExpression(node) ? [...outer, ...tagsOfCall(node)] : outer
    if (ts.isCallExpression(node))
      found.push(
        ...titlesOfCall(node, source).map((title) => ({ file, title, tags, tier: tierOf(file, tags) })),
      )
    ts.forEachChild(node, (child) => visit(child, tags))
  }
  visit(source, ofFile)
  return found
}

/** The tags in Playwright's details: `test('…', { tag: ['@smoke', '@medusa'] }, …)`, without the at signs. */
function tagsOfCall({ expression, arguments: given }: ts.CallExpression): readonly string[] {
  const details = given[1]
  if (!startsTest(expression) || details === undefined || !ts.isObjectLiteralExpression(details)) return []
  const tag = details.properties.find(
    (property) =>
      property.name !== undefined && ts.isIdentifier(property.name) && property.name.text === 'tag',
  )
  if (tag === undefined || !ts.isPropertyAssignment(tag)) return []
  const values = ts.isArrayLiteralExpression(tag.initializer)
    ? [...tag.initializer.elements]
    : [tag.initializer]
  return values.filter(ts.isStringLiteralLike).map(({ text }) => text.replace(/^@/, ''))
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
