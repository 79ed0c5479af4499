import ts from 'typescript'

/**
 * Medusa's types leave some members open with `any`, which switches off type checking for their users. The published
 * declarations have `unknown` instead. An `any` in a type constraint or a conditional type has no such effect, and stays.
 */
export function withoutAny(text) {
  const places = []
  const visit = (node) => {
    if (
      ts.isTypeParameterDeclaration(node) ||
      ts.isConditionalTypeNode(node) ||
      ts.isConstructorTypeNode(node)
    )
      return
    if (node.kind === ts.SyntaxKind.AnyKeyword) places.push(node.end)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest))
  return places.reduceRight((done, end) => `${done.slice(0, end - 3)}unknown${done.slice(end)}`, text)
}
