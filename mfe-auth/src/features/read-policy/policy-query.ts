import type { LanguageTag } from '@jobharbor/shared/contracts/market';
import { queryOptions } from '@tanstack/react-query';
import type { Policies, PolicyName } from './policy.ts';

/** A chunk for each language: nobody who signs in loads pages of terms, and whoever reads them loads one language. */
const texts: Record<LanguageTag, () => Promise<{ policies: Policies }>> = {
  en: () => import('./texts/en.ts'),
  'zh-Hans': () => import('./texts/zh-Hans.ts'),
  'zh-Hant': () => import('./texts/zh-Hant.ts'),
  ja: () => import('./texts/ja.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  ms: () => import('./texts/ms.ts'),
  id: () => import('./texts/id.ts'),
  tr: () => import('./texts/tr.ts'),
  ar: () => import('./texts/ar.ts'),
};

/** A policy in a language, with the words around the address to write to. */
export const policyQuery = (name: PolicyName, language: LanguageTag) =>
  queryOptions({
    queryKey: ['auth', 'policy', name, language],
    queryFn: async () => {
      const { policies } = await texts[language]();
      return { ...policies[name], contact: policies.contact };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
