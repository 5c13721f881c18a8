import { declaredBrowsers } from '@jobharbor/shared/contracts/browser/declared-browsers';
import type { CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { type Node, parseSync, Visitor } from 'oxc-parser';

/** Built-ins that a declared browser lacks. */
export interface NewBuiltIns {
  /** Globals, and members by their owner: `Promise.try`. */
  named: ReadonlySet<string>;
  /** Methods whose name no older built-in of the language has: `toBase64`. */
  methods: ReadonlySet<string>;
}

/** Owners whose members are static, or have names that methods of other classes have as well. */
const namedOnly =
  /^(?:Object|Promise|Math|JSON|Reflect|Atomics|Symbol|RegExp|Error|Iterator|\w*Stack|SuppressedError)$/;
/** Names of methods that classes of libraries have as well, such as schemas. */
const ofLibraries = new Set([
  'union',
  'intersection',
  'difference',
  'use',
  'adopt',
  'defer',
  'dispose',
  'move',
  'pause',
  'zip',
]);

/** First version in which a browser has a feature, also in part, without a flag or a prefix. */
function firstVersion(support: SupportStatement | undefined): number {
  const versions = [support ?? []]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name)
    .map(({ version_added }) => /^≤?(\d+(?:\.\d+)?)/.exec(String(version_added))?.[1])
    .map((version) => (version === undefined ? Number.POSITIVE_INFINITY : Number(version)));
  return Math.min(...versions, Number.POSITIVE_INFINITY);
}

const isInDeclared = ({ support }: CompatStatement): boolean =>
  Object.entries(declaredBrowsers).every(
    ([name, declared]) => firstVersion(support[name as keyof typeof declaredBrowsers]) <= declared,
  );

/** Reads what a declared browser lacks of the language, and of the globals of pages, from MDN's data. */
export function readNewBuiltIns({ javascript, api }: Pick<CompatData, 'javascript' | 'api'>): NewBuiltIns {
  const [named, methods, older] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { Intl: ofIntl, ...builtIns } = javascript.builtins as Record<string, Identifier>;
  const addOwner = (owner: string, { __compat }: Identifier) => {
    if (__compat && !isInDeclared(__compat)) named.add(owner);
  };
  for (const [owner, members] of Object.entries({ ...builtIns, ...ofIntl }) as [string, Identifier][]) {
    if (owner === '__compat') continue;
    addOwner(owner in (ofIntl ?? {}) ? `Intl.${owner}` : owner, members);
    for (const [name, { __compat }] of Object.entries(members) as [string, Identifier][]) {
      if (!__compat || !/^[a-z]\w*$/i.test(name)) continue;
      if (isInDeclared(__compat)) older.add(name);
      else {
        named.add(`${owner}.${name}`);
        const isOfIntl = owner in (ofIntl ?? {});
        if (!isOfIntl && !namedOnly.test(owner) && !ofLibraries.has(name)) methods.add(name);
      }
    }
  }
  for (const [owner, members] of Object.entries(api as Record<string, Identifier>)) {
    addOwner(owner, members);
    // Methods of elements and events are too many that have the name of another.
    for (const [name, { __compat }] of Object.entries(members) as [string, Identifier][])
      if (name.endsWith('_static') && __compat && !isInDeclared(__compat))
        named.add(`${owner}.${name.replace('_static', '')}`);
  }
  return { named, methods: new Set([...methods].filter((name) => !older.has(name))) };
}

/**
 * Calls of such built-ins in a script, each once. One that the script also asks for, as in `typeof Promise.try` or
 * `'try' in Promise`, has a fallback.
 */
export function findNewBuiltIns(script: string, { named, methods }: NewBuiltIns): string[] {
  const [called, asked] = [new Set<string>(), new Set<string>()];
  // Parsing takes long, and most scripts name none.
  const isNamed = calledPaths(script).some(
    (path) => named.has(path) || methods.has(path.slice(path.lastIndexOf('.') + 1)),
  );
  if (!isNamed) return [];
  const callees = new Set<Node>();
  const note = (callee: Node, isOptional: boolean) => {
    const name = pathOf(callee);
    if (isOptional || name === undefined) return;
    callees.add(callee);
    const method = name.slice(name.lastIndexOf('.') + 1);
    if (named.has(name)) called.add(name);
    else if (name.includes('.') && methods.has(method)) called.add(method);
  };
  new Visitor({
    CallExpression: ({ callee, optional }) => note(callee, optional),
    NewExpression: ({ callee }) => note(callee, false),
    MemberExpression(node) {
      const name = callees.has(node) ? undefined : pathOf(node);
      if (name) asked.add(name).add(name.slice(name.lastIndexOf('.') + 1));
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof' && argument.type === 'Identifier') asked.add(argument.name);
    },
    Literal({ value }) {
      if (typeof value === 'string') asked.add(value);
    },
  }).visit(parseSync('script.js', script).program);
  const isAsked = (name: string) => asked.has(name) || asked.has(name.slice(name.lastIndexOf('.') + 1));
  return [...called].filter((name) => !isAsked(name)).sort();
}

/** Names before each call's parenthesis in a script, and after each `new`: `Promise.try`. */
function calledPaths(script: string): string[] {
  const paths = script.match(/\bnew \w+(?:\.\w+)?/g)?.map((text) => text.slice('new '.length)) ?? [];
  for (let end = script.indexOf('('); end >= 0; end = script.indexOf('(', end + 1)) {
    let start = end;
    // No path is longer; minified scripts have lines of a hundred kilobytes.
    while (start > 0 && end - start < longestPath && /[\w$.]/.test(script[start - 1] ?? '')) start -= 1;
    paths.push(script.slice(start, end));
  }
  return paths;
}

/** Characters. */
const longestPath = 80;

/** `Promise.try` of a member expression, `.toBase64` of one of another object, `Temporal` of an identifier. */
function pathOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.optional) return undefined;
  const owner = node.object.type === 'Identifier' ? node.object.name : '';
  return node.property.type === 'Identifier' ? `${owner}.${node.property.name}` : undefined;
}
