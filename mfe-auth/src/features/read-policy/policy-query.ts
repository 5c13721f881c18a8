import type { LanguageTag } from '@jobharbor/shared/contracts/market';
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
      return { ...pages[name], contact: pages.contact.sections.contact };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
