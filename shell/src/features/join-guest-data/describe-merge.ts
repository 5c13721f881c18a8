import type { i18n } from 'i18next';
import type { MergeCounts } from './join-guest-data.ts';

/** "Now in your account: 2 saved jobs and 1 job title that you left out." */
export function describeMerge(along: MergeCounts, { t, language }: Pick<i18n, 't' | 'language'>): string {
  const parts = (['saved', 'drafts', 'applications', 'titles', 'seen'] as const).flatMap((kind) =>
    along[kind] > 0 ? [t(`session.along.${kind}`, { ns: 'shell', count: along[kind] })] : [],
  );
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  return t('session.cameAlong', { ns: 'shell', list });
}
