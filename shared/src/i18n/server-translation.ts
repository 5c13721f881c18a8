import type { i18n, TFunction } from 'i18next';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { createMemoisedT } from './memoised-t.ts';

/**
 * Replaces `react-i18next` in server bundles (by an alias of the build). It has a memoised `t`. Subscriptions and
 * loading are left out, since a page is rendered once on the server. Components import `react-i18next`.
 */
const Context = createContext<i18n | null>(null);

export const I18nextProvider = ({ i18n, children }: { i18n: i18n; children: ReactNode }) =>
  createElement(Context, { value: i18n }, children);

interface Translation {
  t: TFunction;
  i18n: i18n;
  ready: true;
}

const translations = new WeakMap<i18n, Map<string, Translation>>();

export function useTranslation(namespace: string | readonly string[] = []): Translation {
  const i18n = useContext(Context);
  if (!i18n) throw new Error('useTranslation needs an I18nextProvider.');
  const known = translations.get(i18n) ?? new Map<string, Translation>();
  translations.set(i18n, known);
  const namespaces = [namespace].flat();
  const key = namespaces.join();
  const translation = known.get(key) ?? {
    t: createMemoisedT(i18n.getFixedT(i18n.language, namespaces[0] ?? null)),
    i18n,
    ready: true,
  };
  known.set(key, translation);
  return translation;
}
