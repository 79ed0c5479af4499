import ts from 'typescript'

/**
 * What an entry of the published declarations offers, a line for each method and each member of what is ours; of Medusa's own
 * types the names.
 */
export function surfaceOf(declarations: string): readonly string[] {
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
  return checker
    .getExportsOfModule(module)
    .flatMap((symbol) => linesOf(symbol, checker))
    .toSorted()
}

function linesOf(exported: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const isAlias = exported.flags & ts.SymbolFlags.Alias
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
  const { name } = exported
  if (symbol.flags & ts.SymbolFlags.Class) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return [`class ${name}`, ...membersOf(name, type, checker)]
  }
  if (symbol.flags & ts.SymbolFlags.Value) {
    return [`${name}${textOf(checker.getTypeOfSymbol(symbol), checker)}`]
  }
  return [`type ${name}`]
}

function membersOf(prefix: string, type: ts.Type, checker: ts.TypeChecker): readonly string[] {
  return checker.getPropertiesOfType(type).flatMap((member) => {
    if (/^#|^__#/.test(member.name) || isInherited(member)) return []
    const memberType = checker.getTypeOfSymbol(member)
    const name = `${prefix}.${member.name}`
    return isNoun(memberType, checker)
      ? membersOf(name, memberType, checker)
      : [`${name}${textOf(memberType, checker)}`]
  })
}

/** An object that holds methods and nothing else. */
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

/** What every `Error` has. */
const isInherited = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declaration) => declaration.getSourceFile().hasNoDefaultLib)

function textOf(type: ts.Type, checker: ts.TypeChecker): string {
  const flags = ts.TypeFormatFlags.NoTruncation
  const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call)
  const text = signature
    ? checker.signatureToString(signature, undefined, flags)
    : `: ${checker.typeToString(type, undefined, flags)}`
  // Where a type stands depends on how the build cuts its files.
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\$\d+\b/g, '')
    .replace(/(\w\?: [^,()]+?) \| undefined(?=[,)])/g, '$1')
}
