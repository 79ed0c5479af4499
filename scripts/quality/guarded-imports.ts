import ts from 'typescript'

/** Calls whose own tests show what happens when the code that they are given cannot be loaded. */
const guards: ReadonlySet<string> = new Set([
  // A page: one reload after a release, then the error page (apps/web/src/app/lazy-page.ts).
  'page',
  'livePage',
  // A part of a page: an error in its place, with a retry (apps/web/src/ui/lazy-component.tsx).
  'lazyComponent',
  // A part without which the page works (apps/web/src/ui/idle-component.tsx, apps/web/src/router/lazy-scroll-task.ts).
  'idleComponent',
  'lazyScrollTask',
  // A provider's form (apps/web/src/features/checkout/payments/payment-forms.ts).
  'form',
  // Code of the services: one reload after a release, then the caller's failure.
  'importWithReload',
])

/** Components with a property `load` that they preload, where a failure does not count: the press loads again. */
const preloaders: ReadonlySet<string> = new Set(['CartButton', 'DialogButton', 'LateMarkup'])

/** The dynamic imports of a source file whose failure nothing handles, as `line: code`. */
export function unguardedImports(text: string, file: string): readonly string[] {
  if (!text.includes('import(')) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return nodesOf(source)
    .filter((node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    .filter((node) => !isGuarded(node, source))
    .map((node) => `${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`)
}

/** Whether a failure of this expression reaches a guard on the way up to the top of the file. */
function isGuarded(start: ts.Node, source: ts.SourceFile): boolean {
  for (let node = start; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node
    if (ts.isCallExpression(parent) && parent.expression !== node && guards.has(parent.expression.getText()))
      return true
    if (catchesFailure(node)) return true
    if (ts.isTryStatement(parent) && node === parent.tryBlock && parent.catchClause !== undefined) return true
    if (ts.isJsxAttribute(parent)) return isPreloaded(parent)
    if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) && !ts.isAwaitExpression(node))
      return areUsesGuarded(parent.name, source)
  }
  return false
}

/** `node.catch(…)`, or `node.then(…, …)` with a second function. */
function catchesFailure(node: ts.Node): boolean {
  const { parent } = node
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) return false
  if (!ts.isCallExpression(parent.parent) || parent.parent.expression !== parent) return false
  const { name } = parent
  return name.text === 'catch' || (name.text === 'then' && parent.parent.arguments.length > 1)
}

function isPreloaded(attribute: ts.JsxAttribute): boolean {
  const element = attribute.parent.parent
  return attribute.name.getText() === 'load' && preloaders.has(element.tagName.getText())
}

/** A named function or promise is guarded where all its uses are. */
function areUsesGuarded(name: ts.Identifier, source: ts.SourceFile): boolean {
  const uses = nodesOf(source).filter(
    (node) =>
      ts.isIdentifier(node) &&
      node !== name &&
      node.text === name.text &&
      !ts.isTypeQueryNode(node.parent) &&
      !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node),
  )
  return uses.length > 0 && uses.every((use) => isGuarded(use, source))
}

function nodesOf(source: ts.SourceFile): readonly ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
