import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { describeMerge } from './describe-merge.ts';

const everything = { saved: 2, drafts: 0, applications: 1, titles: 1, seen: 0 };

it.each([
  [
    'en',
    en,
    'Now in your account: 2 saved jobs, 1 application on another site, and 1 job title that you left out.',
  ],
  ['ar', ar, 'أصبح في حسابك الآن: وظيفتان محفوظتان وطلب واحد في موقع آخر ومسمى وظيفي استبعدته.'],
])('names in %s all that came along, and nothing else', async (lng, shell, expected) => {
  const i18n = createInstance({ lng, resources: { [lng]: { shell } } });
  await i18n.init();
  expect(describeMerge(everything, i18n)).toBe(expected);
});
