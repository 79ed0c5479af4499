import ts from 'typescript'

/** The exports of an entry of the published declarations. */
export interface Surface {
  /** A line for each export, and for each method and each member of its classes; types by name only. */
  readonly lines: readonly string[]
  /** The names of exports, methods and members without a docstring. Medusa's own types are exempt. */
  readonly unexplained: readonly string[]
}

export function surfaceOf(declarations: string): Surface {
  const program = ts.createProgram([declarations], {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(declarations)
  const module = source && checker.getSymbolAtLocation(source)
  if (!source || !module) throw new Error(`${declarations} exports nothing; build first`)
  const entries = checker.getExportsOfModule(module).flatMap((symbol) => entriesOf(symbol, checker))
  return {
    lines: entries.map(({ line }) => line).toSorted(),
    unexplained: entries.filter(({ isExplained }) => !isExplained).map(({ line }) => line),
  }
}

interface Entry {
  readonly line: string
  readonly isExplained: boolean
}

function entriesOf(exported: ts.Symbol, checker: ts.TypeChecker): readonly Entry[] {
  const isAlias = exported.flags & ts.SymbolFlags.Alias
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
  const { name } = exported
  if (symbol.flags & ts.SymbolFlags.Class) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const line = `class ${name}`
    return [{ line, isExplained: isExplained(symbol, checker) }, ...membersOf(name, type, checker)]
  }
  if (symbol.flags & ts.SymbolFlags.ValueModule) return [{ line: `namespace ${name}`, isExplained: true }]
  if (symbol.flags & ts.SymbolFlags.Value) {
    const line = `${name}${textOf(checker.getTypeOfSymbol(symbol), checker)}`
    return [{ line, isExplained: isExplained(symbol, checker) }]
  }
  return [{ line: `type ${name}`, isExplained: true }]
}

function membersOf(prefix: string, type: ts.Type, checker: ts.TypeChecker): readonly Entry[] {
  return checker.getPropertiesOfType(type).flatMap((member) => {
    if (/^#|^__[#@]/.test(member.name) || isPrivate(member) || isInherited(member)) return []
    const memberType = checker.getTypeOfSymbol(member)
    const name = `${prefix}.${member.name}`
    if (isNoun(memberType, checker)) return membersOf(name, memberType, checker)
    const line = `${name}${textOf(memberType, checker)}`
    return [{ line, isExplained: isExplained(member, checker) }]
  })
}

const isExplained = (symbol: ts.Symbol, checker: ts.TypeChecker): boolean =>
  symbol.getDocumentationComment(checker).length > 0

/** An object that holds only methods. */
function isNoun(type: ts.Type, checker: ts.TypeChecker): boolean {
  const members = checker.getPropertiesOfType(type)
  const isPlain =
    !(type.flags & ts.TypeFlags.Object) ||
    type.isClassOrInterface() ||
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0
  return (
    !isPlain &&
    members.length > 0 &&
    members.every((member) => {
      const memberType = checker.getTypeOfSymbol(member)
      return checker.getSignaturesOfType(memberType, ts.SignatureKind.Call).length > 0
    })
  )
}

const isPrivate = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declaration) => ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private)

/** The members of every `Error`. */
const isInherited = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declaration) =>
    /typescript.lib.lib\..*d\.ts$/.test(declaration.getSourceFile().fileName),
  )

function textOf(type: ts.Type, checker: ts.TypeChecker): string {
  const flags = ts.TypeFormatFlags.NoTruncation
  const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call)
  const text = signature
    ? checker.signatureToString(signature, undefined, flags)
    : `: ${checker.typeToString(type, undefined, flags)}`
  // The file of a type depends on the chunks of the build.
  return text
    .replace(/import\("[^"]*"(?:, \{ with: \{[^}]*\} \})?\)\./g, '')
    .replace(/\$\d+\b/g, '')
    .replace(/(\w\?: [^,()]+?) \| undefined(?=[,)])/g, '$1')
}
