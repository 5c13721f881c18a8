import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../site/start-site.ts';

/** The package of each namespace of texts. */
const packages = {
  shell: 'shell',
  search: 'mfe-search',
  auth: 'mfe-auth',
  profile: 'mfe-profile',
  chat: 'mfe-chat',
  myJobs: 'mfe-my-jobs',
} as const;
export type Namespace = keyof typeof packages;

type Texts = { [key: string]: string | Texts };

/** The site's texts in one language, from the locale files that the pages are built from: one journey runs in every language. */
export interface SiteTexts {
  language: string;
  /** A text with `values` in its placeholders. Rejects texts with plural forms. */
  t(namespace: Namespace, key: string, values?: Record<string, string | number>): string;
  /** Matches a text with anything in its placeholders, in any of its plural forms; as a whole unless `isPart`. */
  tPattern(namespace: Namespace, key: string, options?: { isPart?: boolean }): RegExp;
}

export function siteTexts(language: string): SiteTexts {
  const textOf = (namespace: Namespace, key: string): string[] => {
    const file = join(projectFolder, packages[namespace], 'src/locales', `${language}.json`);
    const texts = flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts);
    const forms = [...texts].filter(([name]) => name.replace(/_(zero|one|two|few|many|other)$/, '') === key);
    if (forms.length === 0) throw new Error(`${packages[namespace]} has no text ${key} in ${language}.`);
    return forms.map(([, text]) => text);
  };
  return {
    language,
    t(namespace, key, values = {}) {
      const [text = '', ...more] = textOf(namespace, key);
      if (more.length > 0) throw new Error(`${key} has plural forms: use tPattern().`);
      return text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => {
        if (!(name in values))
          throw new Error(`${key} has a placeholder ${name}, for which no value is given.`);
        return String(values[name]);
      });
    },
    tPattern(namespace, key, { isPart = false } = {}) {
      const forms = textOf(namespace, key).map((text) =>
        text
          .split(/\{\{[^}]*\}\}/)
          .map(asPattern)
          .join('.*'),
      );
      return new RegExp(isPart ? forms.join('|') : `^(?:${forms.join('|')})$`, 'su');
    },
  };
}

function flatten(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[before + key, value]] : [...flatten(value, `${before}${key}.`)],
    ),
  );
}

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
