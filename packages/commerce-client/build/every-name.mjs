import ts from 'typescript'

/**
 * Adds to each entry the type exports that it lacks: whatever is reachable from its exports. A project that emits
 * declarations has to name each type that its own exports use, and can do so only by an export of an entry. The bundler
 * keeps the nested types to itself.
 *
 * @param texts the declaration files by name; entries name each other and their chunks as `./name.js`.
 */
export function withEveryName(texts, entries) {
  const files = new Map([...texts].map(([name, text]) => [name, parse(name, text)]))
  const added = new Map([...texts.keys()].map((name) => [name, new Map()]))
  for (const entry of entries) {
    const file = files.get(entry)
    const reached = reachableFrom(
      [...file.exports.values()].map((target) => resolve(files, target)).filter(Boolean),
      files,
    )
    const named = new Set([...file.exports.values()].map((target) => keyOf(resolve(files, target))))
    const taken = new Set(file.exports.keys())
    for (const target of reached) {
      if (named.has(keyOf(target)) || !isType(files, target)) continue
      const name = freeName(target.name.replace(/\$\d+$/, ''), taken)
      taken.add(name)
      added.get(entry).set(name, target)
      if (target.file !== entry && !exportedAs(files.get(target.file), target.name)) {
        files.get(target.file).exports.set(target.name, target)
        added.get(target.file).set(target.name, target)
      }
    }
  }
  return new Map([...texts].map(([name, text]) => [name, text + linesFor(name, added.get(name), files)]))
}

/** Not the banner's `Buffer`, which is a platform type. */
const isType = (files, { file, name }) => files.get(file).types.has(name) && name !== 'Buffer'

/** Medusa's type, where one of this package has the same name. */
function freeName(wanted, taken) {
  let name = wanted
  for (let count = 1; taken.has(name); count += 1) name = `Medusa${wanted}${count > 1 ? count : ''}`
  return name
}

function linesFor(name, names, files) {
  const sources = new Set([...names.values()].map((target) => target.file))
  return [...sources]
    .map((source) => {
      const list = [...names].filter(([, target]) => target.file === source)
      const specifiers = list.map(([as, target]) => {
        const there = source === name ? target.name : exportedAs(files.get(source), target.name)
        return there === as ? as : `${there} as ${as}`
      })
      const from =
        source === name ? '' : ` from './${source.replace(/\.d\.ts$/, '.js').replace(/\.d\.cts$/, '.cjs')}'`
      return `export type { ${specifiers.join(', ')} }${from};\n`
    })
    .join('')
}

const keyOf = (target) => target && `${target.file}#${target.name}`

/** The name under which a file exports one of its declarations. */
const exportedAs = (file, name) =>
  [...file.exports].find(([, target]) => target.file === file.name && target.name === name)?.[0]

function reachableFrom(targets, files) {
  const seen = new Map()
  const open = [...targets]
  while (open.length > 0) {
    const target = open.pop()
    if (seen.has(keyOf(target))) continue
    seen.set(keyOf(target), target)
    const file = files.get(target.file)
    for (const name of file.uses.get(target.name) ?? []) {
      const next = resolve(files, { file: file.name, name })
      if (next) open.push(next)
    }
  }
  return seen.values()
}

/** Follows imports to the file that declares a name. */
function resolve(files, { file: fileName, name }) {
  const file = files.get(fileName)
  if (file.uses.has(name)) return { file: fileName, name }
  const imported = file.imports.get(name)
  if (!imported) return undefined
  const target = files.get(imported.file)?.exports.get(imported.name)
  return target && resolve(files, target)
}

/** The declarations of a file with the names that each uses, its imports, and its exports. */
function parse(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const file = { name, uses: new Map(), types: new Set(), imports: new Map(), exports: new Map() }
  const fileOf = (specifier) => specifier.text.slice(2).replace(/\.(c?)js$/, '.d.$1ts')
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      if (!bindings || ts.isNamespaceImport(bindings)) continue // the members of a namespace have names already
      for (const { name: local, propertyName } of bindings.elements) {
        const there = { file: fileOf(statement.moduleSpecifier), name: (propertyName ?? local).text }
        file.imports.set(local.text, there)
      }
    } else if (ts.isExportDeclaration(statement)) {
      for (const { name: as, propertyName } of statement.exportClause.elements) {
        const own = (propertyName ?? as).text
        if (!statement.moduleSpecifier) file.exports.set(as.text, { file: name, name: own })
        else {
          const local = `${as.text} from ${statement.moduleSpecifier.text}`
          file.imports.set(local, { file: fileOf(statement.moduleSpecifier), name: own })
          file.exports.set(as.text, { file: name, name: local })
        }
      }
    } else for (const declared of declaredBy(statement)) note(file, declared, statement)
  }
  return file
}

const declaredBy = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((declaration) => declaration.name.text)
    : [statement.name.text]

function note(file, name, statement) {
  const used = file.uses.get(name) ?? new Set()
  const visit = (node) => {
    if (ts.isIdentifier(node)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  file.uses.set(name, used)
  if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    file.types.add(name)
}
