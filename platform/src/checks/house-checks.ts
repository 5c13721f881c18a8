import { deviceStorage } from '@jobharbor/shared/contracts/browser/device-storage';

/** A file of the project: its path and its text. */
export type Source = readonly [file: string, text: string];

/** Literal address of a link, a redirect or a navigation, or a path that a function of `shared/domain` makes. */
const address = /(?:\bto=\{?|\bnavigate\(|=> ?|\?\s+|:\s+|\bto: )['"`](\/[a-z][^'"`\s]*)['"`]/g;

/** Literal addresses in `sources`, and those of them that none of `routes` (paths with `:parameters`) serves. */
export function checkAddresses(routes: readonly string[], sources: readonly Source[]) {
  const patterns = routes.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  const found: string[] = [];
  const unknown: string[] = [];
  for (const [file, source] of sources)
    for (const [, literal = ''] of source.matchAll(address)) {
      // A value after a slash is a segment; one after anything else is a query or a hash.
      const [path = ''] = literal.replaceAll(/(?<=\/)\$\{[^}]*\}/g, 'x').split(/[?#]|\$\{/);
      found.push(path);
      if (!patterns.some((pattern) => pattern.test(path))) unknown.push(`${file}: ${literal}`);
    }
  return { found, unknown };
}

const usesStorage = /\b(?:localStore|tabStore|indexedDB)(?:\)|\.|\[)|from 'idb-keyval'/;
/** A storage key or its prefix, as a string or the first part of a template. */
const storageKey = /['`](jh[-:][a-z-]+:?|jobharbor[.-][a-z-]+)/g;

/** Files that store in the browser under no key of `deviceStorage`, and its entries that no file uses. */
export function checkStorage(sources: readonly Source[]) {
  const found = sources
    .filter(([, source]) => usesStorage.test(source))
    .map(([file, source]) => {
      const keys = [...source.matchAll(storageKey)].map(([, key = '']) => key);
      return { file, starts: deviceStorage.filter(({ start }) => keys.some((key) => key.startsWith(start))) };
    });
  const used = new Set(found.flatMap(({ starts }) => starts));
  return {
    unnamed: found.filter(({ starts }) => starts.length === 0).map(({ file }) => file),
    unused: deviceStorage.filter((entry) => !used.has(entry)).map(({ start }) => start),
  };
}

/** Files that store a draft under a key without the id of its person. */
export const findOwnerlessDrafts = (sources: readonly Source[]): string[] =>
  sources
    .filter(([, source]) => /\bsaveDraft\(/.test(source))
    // `applyDraftKey` of `shared/contracts/device-draft` takes the id.
    .filter(([, source]) => !/`[a-z-]+:\$\{|\bapplyDraftKey\b/.test(source))
    .map(([file]) => file);

const textCall = /\b(t|tPattern)\(\s*'(\w+)',\s*'([\w.-]+)'(?:,\s*\{([^}]*)\})?/g;

/**
 * Texts that journeys name: how many, those that do not exist, and those without a value for a placeholder. `formsOf` gives
 * the English forms of a key.
 */
export function checkTextCalls(
  formsOf: (namespace: string, key: string) => readonly string[],
  sources: readonly Source[],
) {
  const problems: string[] = [];
  let count = 0;
  for (const [file, source] of sources)
    for (const [, name, namespace = '', key = '', values = ''] of source.matchAll(textCall)) {
      count += 1;
      const forms = formsOf(namespace, key);
      if (forms.length === 0) problems.push(`${file}: ${namespace} has no text ${key}`);
      const missing = [...forms.join().matchAll(/\{\{\s*(\w+)/g)].map(([, wanted = '']) => wanted);
      if (name === 't' && missing.some((wanted) => !new RegExp(`\\b${wanted}\\b`).test(values)))
        problems.push(`${file}: ${namespace} ${key} needs ${missing.join(', ')}`);
    }
  return { count, problems };
}

/** Realtime topics that `sources` listen to and `declared` lacks. Commands, which are only sent, have a folder of their own. */
export function findUndeclaredTopics(declared: readonly string[], sources: readonly Source[]): string[] {
  const used = sources.flatMap(([, source]) =>
    [...source.matchAll(/lazyTopic\(\s*'([\w-]+)'[^;]*?'(@[^']+)'/g)]
      .filter(([, , module = '']) => !module.includes('/socket-commands/'))
      .map(([, name = '']) => name),
  );
  return [...new Set(used)].filter((name) => !declared.includes(name));
}

/** Commands of pnpm that a document names and `known` lacks. */
export const findUnknownCommands = (known: ReadonlySet<string>, text: string): string[] =>
  [...text.matchAll(/(?:npx )?pnpm(?:@\d+)? ([a-z][\w:-]*)/g)]
    .map(([, command = '']) => command)
    .filter((command) => !known.has(command));

/** Paths of the relative links of a document. */
export const relativeLinks = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);

/** Usages of commands in `sources`, and those of them that a document does not name with all options. */
export function checkUsages(text: string, sources: readonly Source[]) {
  const found = sources.flatMap(([, source]) =>
    [...source.matchAll(/usage:\s*'([^']+)'/g)].map(([, usage = '']) => usage),
  );
  return { found, missing: found.filter((usage) => !text.includes(`${usage}\n`)) };
}

/** Environment variables that `sources` read and a document does not name. */
export const findUnnamedSettings = (text: string, sources: readonly Source[]): string[] => {
  const named = sources.flatMap(([, source]) =>
    [...source.matchAll(/\benv\.([A-Z][A-Z\d_]+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(named)].filter((name) => !text.includes(name));
};

/** Selectors that look from the root into the page (`:has`) also while it starts, when each added element restyles the root. */
export const findRootLookups = (sheets: readonly Source[]): string[] =>
  sheets.flatMap(([file, css]) =>
    [...css.matchAll(/(?:(?<![\w.-])html|:root|(?<![\w.-])body|#jh-root)(?![\w-])(?:\[[^\]]*\])*:has\(/g)]
      .filter(([selector]) => !selector.includes('[data-settled]'))
      .map(([selector]) => `${file}: ${selector}`),
  );

/** Boundaries around whole pages that show nothing while the code of a page loads. */
export const findEmptyFallbacks = (apps: readonly Source[]): string[] =>
  apps.flatMap(([file, source]) =>
    [...source.matchAll(/<Suspense(?: fallback=\{null\})?>/g)].map(([boundary]) => `${file}: ${boundary}`),
  );

/** Values of a browser that may be missing or unusable, which `shared/browser` and `display-names.ts` read with a fallback. */
const uncheckedValue =
  /crypto\.randomUUID|new BroadcastChannel|\(\)\.resolvedOptions\(\)\.timeZone|document\.cookie|\bnavigator\.(?:onLine|connection|languages?|hardwareConcurrency|deviceMemory)|new (?:Intersection|Resize)Observer|matchMedia\(|requestIdleCallback|crypto\.subtle|AbortSignal\.timeout|navigator\.sendBeacon\(|Intl\.DisplayNames\(|\bnavigator\.(?:clipboard|locks)\b|\b(?:devicePixelRatio|screen\.(?:width|height|avail\w+))\b/g;

/** Uses of such values elsewhere. */
export const findUncheckedValues = (sources: readonly Source[]): string[] =>
  sources.flatMap(([file, source]) => [...source.matchAll(uncheckedValue)].map(([use]) => `${file}: ${use}`));
