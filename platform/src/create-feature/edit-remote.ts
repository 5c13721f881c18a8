import { draftTextPrefix } from '../checks/compare-texts.ts';
import { RemoteRefusal } from '../create-remote/remote-refusal.ts';
import type { FeatureNames } from './name-feature.ts';

/** Adds the route to the text of `remote.contract.ts`. */
export const addRoute = (contract: string, { route }: FeatureNames): string =>
  insertAfter(contract, /\broutes: \[/, `{ path: '${route}' },`, 'remote.contract.ts has no `routes: [`');

/** Adds the lazily loaded page and its route to the text of `src/app.tsx`. */
export function addPage(app: string, { feature, noun, page, route }: FeatureNames): string {
  if (new RegExp(`\\b${page}\\b`).test(app))
    throw new RemoteRefusal(`src/app.tsx has a ${page} already. Choose another noun for the feature.`);
  const element = `<Route path="${route}" element={<Suspense fallback={null}><${page} /></Suspense>} />`;
  const withRoute = insertAfter(app, /<Routes>/, element, 'src/app.tsx has no <Routes>');
  const withImport = importFrom(
    '@jobharbor/shared/remote',
    ['lazyPart'],
    importFrom('react', ['Suspense'], withRoute),
  );
  const file = `./features/${feature}/${noun}-page.tsx`;
  const constant = `const ${page} = lazyPart(async () => (await import('${file}')).${page});`;
  const lastImport = [...withImport.matchAll(/^import [^;]*;$/gm)].at(-1);
  const end = (lastImport?.index ?? 0) + (lastImport?.[0].length ?? 0);
  return `${withImport.slice(0, end)}\n\n${constant}${withImport.slice(end)}`;
}

/** Adds the feature's text group to a locale file, each text marked as a draft. */
export function addTexts(file: string, { textGroup, title }: FeatureNames): string {
  const texts = JSON.parse(file) as Record<string, unknown>;
  if (textGroup in texts)
    throw new RemoteRefusal(`The texts have a group ${textGroup} already. Choose another name.`);
  const drafts = { title, loading: 'Loading…', failed: `${title}: it did not load` };
  const marked = Object.entries(drafts).map(([key, draft]) => [key, draftTextPrefix + draft]);
  return `${JSON.stringify({ ...texts, [textGroup]: Object.fromEntries(marked) }, null, 2)}\n`;
}

function insertAfter(text: string, place: RegExp, addition: string, missing: string): string {
  const match = place.exec(text);
  if (!match) throw new RemoteRefusal(`${missing}, so the feature cannot be added there.`);
  const end = match.index + match[0].length;
  return `${text.slice(0, end)}\n${addition}${text.slice(end)}`;
}

function importFrom(module: string, names: readonly string[], text: string): string {
  const existing = new RegExp(`^import \\{([^}]*)\\} from '${module}';$`, 'm').exec(text);
  if (!existing) return `import { ${names.join(', ')} } from '${module}';\n${text}`;
  const known = (existing[1] ?? '').split(',').map((name) => name.trim());
  const all = [...new Set([...known, ...names])].filter((name) => name !== '');
  return text.replace(existing[0], `import { ${all.join(', ')} } from '${module}';`);
}
