import ts from 'typescript'

/**
 * Where the code itself puts a comma between texts, as in `${name}, view ${place}`, `names.join(', ')` and `<p>{name}, {place}</p>`: Arabic has another comma,
 * and words beside it are in one language. `inRow` of the shop, or a message, knows the language.
 */
export function writtenCommas(file: string, source: string): readonly string[] {
  const found: string[] = []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const note = (node: ts.Node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ').slice(-60)}`)
  }
  const visit = (node: ts.Node): void => {
    if (
      ts.isTemplateExpression(node) &&
      node.templateSpans.some(({ literal }) => literal.text.startsWith(', '))
    )
      note(node)
    if (ts.isCallExpression(node) && isJoin(node)) note(node)
    if (ts.isJsxText(node) && /^\s*, /.test(node.text)) note(node.parent)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isJoin({ expression, arguments: [separator] }: ts.CallExpression): boolean {
  const isText = separator !== undefined && ts.isStringLiteralLike(separator) && separator.text === ', '
  return isText && ts.isPropertyAccessExpression(expression) && expression.name.text === 'join'
}
