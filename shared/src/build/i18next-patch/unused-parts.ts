import { applyPatches, type Patch } from '../apply-patches.ts';

/**
 * Patches that let a bundler drop unused parts of i18next. Our instances are made with their texts (`createI18n`) and get
 * more by `addResourceBundle`, so that no backend ever loads any. Messages for developers are written with the option
 * `debug` alone, which we do not set.
 */
export const patches: readonly Patch[] = [
  {
    part: 'backends: the connector',
    source:
      /s\.backendConnector = new Connector\([^;]*\);\s*s\.backendConnector\.on\('\*', \(event, \.\.\.args\) => \{\s*this\.emit\(event, \.\.\.args\);\s*\}\);/g,
    by: 's.backendConnector = { state: {} };',
  },
  {
    part: 'backends: loading of texts',
    source:
      /if \(!this\.options\.resources \|\| this\.options\.partialBundledLanguages\) \{.*?\} else \{\s*usedCallback\(null\);\s*\}/gs,
    by: 'usedCallback(null);',
  },
  {
    part: 'messages for developers',
    source: /(^\s*|else |\) )this\.logger\.(?:warn|deprecate|log)\(.*\);$/gm,
    by: '$1;',
  },
];

/** The source without the unused parts. Throws with the patch that does not match, as after an update of the package. */
export const withoutUnusedParts = (source: string): string => applyPatches('i18next', source, patches);

const messages: Patch = { part: 'messages for developers', source: /warnOnce\(i18n, '[^;]*\);/g, by: '' };

/** What the hook does with the option `useSuspense`, which our instances set to false. */
const suspense: readonly Patch[] = [
  {
    part: 'suspense: loading while rendering',
    source:
      /let pendingTranslationLoad;\s*if \(i18n && useSuspense && !ready\) \{.*?\} = getSnapshot\(\)\);\s*\}/gs,
    by: '',
  },
  {
    part: 'suspense: throwing the promise',
    source:
      /if \(i18n && useSuspense && !ready\) \{\s*if \(inDevelopment\(\)\) \{.*?throw pendingTranslationLoad;\s*\}/gs,
    by: '',
  },
  {
    part: 'suspense: a warning translation function',
    source: /const effectiveT = !ready && !useSuspense \? .*? : t;/gs,
    by: 'const effectiveT = t;',
  },
];

/** The hook's `i18n`, which changes its identity with the language. Components take `t` alone, which does too. */
const wrapper: Patch = {
  part: 'wrapper of the instance',
  source: /const lang = languageKey\(original\);.*?const i18nWrapper = wrapperRef\.current\.wrapper;/gs,
  by: 'const i18nWrapper = original;',
};

/**
 * Patches of react-i18next by file. No screen uses `<Trans>`, for which the defaults hold a table of HTML entities. Its hook
 * always has an instance with its texts (`RemoteRoot`).
 */
export const reactPatches: Readonly<Record<string, readonly Patch[]>> = {
  'defaults.js': [
    { part: 'HTML entities of Trans', source: /^import \{ unescape \} from [^;]*;/m, by: '' },
    { part: 'HTML entities of Trans, in the defaults', source: /^\s*unescape,$/m, by: '' },
  ],
  'useTranslation.js': [messages, ...suspense, wrapper],
  'utils.js': [messages],
};

/** A file of react-i18next without the unused parts. */
export const withoutUnusedReactParts = (file: string, source: string): string =>
  applyPatches('react-i18next', source, reactPatches[file] ?? []);
