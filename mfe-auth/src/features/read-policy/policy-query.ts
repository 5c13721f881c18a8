import type { LanguageTag } from '@jobharbor/shared/contracts/markets/market';
import { keptDays } from '@jobharbor/shared/contracts/primitives/kept-days';
import { queryOptions } from '@tanstack/react-query';
import type { PolicyName, PolicyPages } from './policy.ts';

/** One chunk per language: the sign-in page loads no policy, and a policy page loads one language. */
const texts: Record<LanguageTag, () => Promise<{ pages: PolicyPages }>> = {
  en: () => import('./texts/en.md'),
  'zh-Hans': () => import('./texts/zh-Hans.md'),
  'zh-Hant': () => import('./texts/zh-Hant.md'),
  ja: () => import('./texts/ja.md'),
  es: () => import('./texts/es.md'),
  pt: () => import('./texts/pt.md'),
  ms: () => import('./texts/ms.md'),
  id: () => import('./texts/id.md'),
  tr: () => import('./texts/tr.md'),
  ar: () => import('./texts/ar.md'),
};

/** A policy in a language, with the text around the contact address. */
export const policyQuery = (name: PolicyName, language: LanguageTag) =>
  queryOptions({
    queryKey: ['auth', 'policy', name, language],
    queryFn: async () => {
      const { pages } = await texts[language]();
      return filled({ ...pages[name], contact: pages.contact.sections.contact });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const days: Record<string, number> = keptDays;

/** The same with the limits in place of their names, `{{sessionDays}}`. */
function filled<Text>(text: Text): Text {
  if (typeof text === 'string')
    return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(days[name] ?? all)) as Text;
  if (Array.isArray(text)) return text.map(filled) as Text;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, filled(value)])) as Text;
}
