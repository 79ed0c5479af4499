import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A function, a method or a class that others call. */
export interface Documented {
  /** `admin.product.list` for a method, `each` for a function. */
  readonly name: string
  readonly signature: string
  readonly text: string
  readonly params: readonly { readonly name: string; readonly text: string }[]
  readonly throws: readonly string[]
  readonly examples: readonly string[]
}

/** The methods of one resource, or the functions, classes and settings of one entry. */
export interface Section {
  readonly name: string
  readonly text: string
  readonly members: readonly Documented[]
}

/** What the declarations of a built package say, as an editor shows it. */
export interface PackageReader {
  /** One section per resource of a class such as `Store`, under the name by which it is called. */
  readonly resources: (className: string, prefix: string) => readonly Section[]
  /** The methods of a class, as one section. */
  readonly methods: (className: string, prefix: string) => Section
  /** Functions of the entry, by name. */
  readonly functions: () => readonly Documented[]
  /** The members of an interface: settings and what they mean. */
  readonly settings: (interfaceName: string) => Section
  /** Every named type of the entry, by name. */
  readonly types: () => readonly NamedType[]
}

/** A named type, with its fields if it has some. */
export interface NamedType {
  readonly name: string
  readonly text: string
  /** As it is declared, for a type that is more than its fields: a union, a function. */
  readonly written: string | undefined
  readonly fields: readonly Field[]
}

export interface Field {
  readonly name: string
  readonly isOptional: boolean
  readonly type: string
  readonly text: string
  /** What it is without a value, where the comment says so. */
  readonly preset: string | undefined
}

/**
 * Reads entries of built packages, such as `dist/index.d.ts`. TypeDoc is not used, because it sees that `Store` is a mapped
 * type and shows none of its methods.
 */
export function readEntries(files: readonly string[]): (file: string) => PackageReader {
  const program = ts.createProgram(files, {
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    types: [],
  })
  return (file) => readEntry(program, file)
}

function readEntry(program: ts.Program, file: string): PackageReader {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (source === undefined || module === undefined)
    throw new Error(`${file} is missing: build the packages first`)
  const exported = new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
  )
  const origin = source

  return {
    resources: (className, prefix) =>
      propertiesOf(instanceOf(className)).map((property) => {
        const type = checker.getTypeOfSymbolAtLocation(property, origin)
        return {
          name: `${prefix}.${property.name}`,
          text: textOf(creatorOf(type) ?? property),
          members: membersOf(type, `${prefix}.${property.name}`),
        }
      }),
    methods: (className, prefix) => ({
      name: prefix,
      text: textOf(symbolOf(className)),
      members: membersOf(instanceOf(className), prefix),
    }),
    functions: () =>
      [...exported.values()]
        .filter(({ flags }) => flags & ts.SymbolFlags.Function)
        .flatMap((symbol) => callable(symbol, symbol.name)),
    types: () => [...exported].flatMap(([name, symbol]) => namedType(symbol, name)),
    settings: (interfaceName) => ({
      name: interfaceName,
      text: textOf(symbolOf(interfaceName)),
      members: propertiesOf(instanceOf(interfaceName)).map((property) =>
        documented(property, property.name, typeText(property)),
      ),
    }),
  }

  function namedType(symbol: ts.Symbol, name: string): readonly NamedType[] {
    if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return []
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const isPlain = (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0
    const fields = isPlain ? propertiesOf(type).map(fieldOf) : []
    const written = fields.length === 0 ? writtenType(symbol) : undefined
    return [{ name, text: textOf(symbol), written, fields }]
  }

  /** The declaration of a type that is more, or less, than its fields. */
  function writtenType({ declarations = [] }: ts.Symbol): string | undefined {
    const [declaration] = declarations
    const text =
      declaration === undefined
        ? undefined
        : ts.isTypeAliasDeclaration(declaration)
          ? declaration.type.getText()
          : ts.isInterfaceDeclaration(declaration)
            ? `{ ${declaration.members.map((member) => member.getText()).join('; ')} }`.replace(
                /^\{ +\}$/,
                '{}',
              )
            : undefined
    return text?.replaceAll(/\$\d+\b/g, '')
  }

  function fieldOf(property: ts.Symbol): Field {
    const text = textOf(property)
    const tags = property.getJsDocTags(checker)
    const preset = ts.displayPartsToString(tags.find(({ name }) => name === 'default')?.text)
    const [, said] = /\bDefault:? ([^.]+)\./.exec(text) ?? []
    return {
      name: property.name,
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      type: fieldType(property),
      text,
      preset: preset === '' ? said : preset,
    }
  }

  function fieldType(property: ts.Symbol): string {
    const [declaration] = property.declarations ?? []
    return declaration !== undefined && ts.isPropertySignature(declaration) && declaration.type
      ? declaration.type
          .getText()
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/\$\d+\b/g, '')
      : print(checker.getTypeOfSymbolAtLocation(property, origin))
  }

  function symbolOf(name: string): ts.Symbol {
    const symbol = exported.get(name)
    if (symbol === undefined) throw new Error(`${file} does not export ${name}`)
    return symbol
  }

  function instanceOf(name: string): ts.Type {
    return checker.getDeclaredTypeOfSymbol(symbolOf(name))
  }

  function propertiesOf(type: ts.Type): readonly ts.Symbol[] {
    return type.getProperties().filter(({ name, declarations = [] }) => {
      const hidden = declarations.some((one) => ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Private)
      return !hidden && !/^(?:__|#|client$|config$)/.test(name)
    })
  }

  /** Methods, and those of groups such as `admin.shippingOption.rules`. */
  function membersOf(type: ts.Type, prefix: string): readonly Documented[] {
    return propertiesOf(type).flatMap((property) => {
      const name = `${prefix}.${property.name}`
      const own = callable(property, name)
      const inner = checker.getTypeOfSymbolAtLocation(property, origin)
      return own.length > 0 || !(inner.flags & ts.TypeFlags.Object) ? own : membersOf(inner, name)
    })
  }

  function callable(symbol: ts.Symbol, name: string): readonly Documented[] {
    const type = checker.getTypeOfSymbolAtLocation(symbol, origin)
    // The first of several: the others take what js-sdk took.
    const [signature] = checker.getNonNullableType(type).getCallSignatures()
    return signature === undefined ? [] : [documented(symbol, name, `${name}${print(signature)}`)]
  }

  function documented(symbol: ts.Symbol, name: string, signature: string): Documented {
    const tags = symbol.getJsDocTags(checker)
    const named = (tag: string): readonly string[] =>
      tags
        .filter(({ name }) => name === tag)
        .map(({ text }) => ts.displayPartsToString(text))
        .filter((text) => text !== '')
    return {
      name,
      signature,
      text: textOf(symbol),
      params: named('param').map((text) => {
        const [name = '', ...rest] = text.split(' ')
        return { name, text: rest.join(' ').replace(/^- /, '') }
      }),
      throws: named('throws'),
      examples: named('example'),
    }
  }

  function textOf(symbol: ts.Symbol): string {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker))
  }

  /** The function that makes a resource: the documentation of the resource is there. */
  function creatorOf(type: ts.Type): ts.Symbol | undefined {
    const [declaration] = type.symbol?.declarations ?? []
    for (let node: ts.Node | undefined = declaration; node !== undefined; node = node.parent)
      if (ts.isFunctionDeclaration(node) && node.name) return checker.getSymbolAtLocation(node.name)
    return undefined
  }

  /** The type as it was written: a name tells more than what it stands for. */
  function typeText(property: ts.Symbol): string {
    const { valueDeclaration } = property
    return valueDeclaration !== undefined && ts.isPropertySignature(valueDeclaration) && valueDeclaration.type
      ? valueDeclaration.type.getText()
      : print(checker.getTypeOfSymbolAtLocation(property, origin))
  }

  function print(what: ts.Type | ts.Signature): string {
    const flags: ts.TypeFormatFlags = ts.TypeFormatFlags.NoTruncation
    const text =
      'declaration' in what
        ? checker.signatureToString(what, origin, flags)
        : checker.typeToString(what as ts.Type, origin, flags)
    // The bundler numbers names that several files declare.
    return text.replaceAll(/import\("([^"]+)"\)\.([\w$]+)/g, inChunk).replaceAll(/\$\d+\b/g, '')
  }

  /** The bundler exports what entries share from chunks, under letters. The declaration there has its name. */
  function inChunk(whole: string, path: string, letter: string): string {
    // Of another package, by its own name.
    if (path.startsWith('@')) return letter
    const chunk = program.getSourceFile(join(dirname(file), path.replace(/\.js$/, '.d.ts')))
    const symbols = chunk && checker.getSymbolAtLocation(chunk)?.exports
    const symbol = symbols?.get(ts.escapeLeadingUnderscores(letter))
    if (symbol === undefined) return whole
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol).name : symbol.name
  }
}
