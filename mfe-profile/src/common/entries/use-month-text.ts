import { useLocale } from '@jobharbor/shared/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryWords } from './entry-words.ts';

/** Formats months and ranges of months in the page's language. */
export function useMonthText() {
  const { tag, language } = useLocale();
  const { t } = useTranslation('profile');
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' }),
    [tag],
  );
  const month = (text: string): string => {
    const [year = 0, number = 1] = text.split('-').map(Number);
    return format.format(Date.UTC(year, number - 1));
  };
  const span = (from: string, to: string | null): string =>
    t('entries.span', { from: month(from), to: to === null ? entryWords[language.value].today : month(to) });
  return { month, span };
}
