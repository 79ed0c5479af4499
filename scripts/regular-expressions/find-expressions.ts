import ts from 'typescript'

/** A regular expression of a source file. */
export interface FoundExpression {
  /** As it is written, such as `/a+/g`. */
  readonly text: string
  readonly expression: RegExp
  readonly line: number
}

/** A literal stands behind an operator, a bracket, a keyword or a comment. Most files have none and need not be parsed. */
const mayHaveSome =
  /RegExp|[=(,:[!&|?{};>+*/<~^%\n-]\s*\/[^/*\s>]|\b(?:return|case|of|in|typeof|await|yield|else|do|void|delete|throw|new)\s*\/[^/*]/

/** The regular expressions that a source file writes as a literal, or as a constant text for `RegExp`. */
export function expressionsIn(text: string, file: string): readonly FoundExpression[] {
  if (!mayHaveSome.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found: FoundExpression[] = []
  const visit = (node: ts.Node): void => {
    const expression = expressionOf(node)
    if (expression !== undefined)
      found.push({
        text: String(expression),
        expression,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function expressionOf(node: ts.Node): RegExp | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined
  const [pattern, flags] = node.arguments ?? []
  if (pattern === undefined || !ts.isStringLiteralLike(pattern)) return undefined
  return new RegExp(pattern.text, flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : '')
}
