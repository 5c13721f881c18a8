import { useLocale } from '@jobharbor/shared/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryWords } from './entry-words.ts';

/** Formats months, years without a month, and ranges of both in the page's language. */
export function useMonthText() {
  const { tag, language } = useLocale();
  const { t } = useTranslation('profile');
  const formats = useMemo(() => {
    const options = { year: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const;
    return {
      year: new Intl.DateTimeFormat(tag, options),
      month: new Intl.DateTimeFormat(tag, { ...options, month: 'short' }),
    };
  }, [tag]);
  const month = (text: string): string => {
    const [year = 0, number] = text.split('-').map(Number);
    return number === undefined
      ? formats.year.format(Date.UTC(year, 6))
      : formats.month.format(Date.UTC(year, number - 1));
  };
  /** Without an end it goes on to today if it `isOpen`; null where neither end is known. */
  const span = (from: string | null, to: string | null, isOpen = false): string | null => {
    const end = isOpen ? entryWords[language.value].today : to && month(to);
    const start = from && month(from);
    if (!start || !end || start === end) return start || end;
    return t('entries.span', { from: start, to: end });
  };
  return { month, span };
}
