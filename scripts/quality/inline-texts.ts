import ts from 'typescript'

/** Attributes and fields whose text a person reads or hears. */
const shown: ReadonlySet<string> = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'description',
  'hint',
  'label',
  'placeholder',
  'sentence',
  'title',
])

/** Two letters in a row: "×" and "#" are no text. */
const isText = (text: string): boolean => /\p{L}{2}/u.test(text)

/** The texts of a component that do not come from the catalogue, such as "Close" in `<Button label="Close">`. */
export function inlineTexts(file: string, source: string): readonly string[] {
  const found: string[] = []
  const note = (node: ts.Node, text: string) => {
    if (!isText(text)) return
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1}: ${text.replaceAll(/\s+/g, ' ').trim()}`)
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxExpression(node) && node.expression !== undefined && isChild(node))
      for (const text of literalsOf(node.expression)) note(node, text)
    if (ts.isJsxAttribute(node) && shown.has(node.name.getText()) && node.initializer !== undefined) {
      const { initializer } = node
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
      if (value !== undefined) for (const text of literalsOf(value)) note(node, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const isChild = ({ parent }: ts.Node): boolean => ts.isJsxElement(parent) || ts.isJsxFragment(parent)

/** The texts that an expression may be, without those of its conditions and calls. */
function literalsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')]
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  return ts.isBinaryExpression(node) ? literalsOf(node.right) : []
}
