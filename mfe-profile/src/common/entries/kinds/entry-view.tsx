import { useLocale } from '@jobharbor/shared/remote';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryWords } from '../entry-words.ts';

export interface EntryViewProps {
  title?: ReactNode;
  /** Lines below the title; empty ones are left out. */
  lines?: readonly ReactNode[];
  description?: string | null;
  children?: ReactNode;
}

/** Common layout of an entry's view. */
export function EntryView({ title, lines = [], description, children }: EntryViewProps) {
  return (
    <>
      {title && (
        <p className="jhp-entry__title">
          <bdi>{title}</bdi>
        </p>
      )}
      {lines.map((line, index) =>
        line ? (
          <p key={index} className="jh-quiet">
            {line}
          </p>
        ) : null,
      )}
      {description && (
        <p className="jhp-entry__description" dir="auto">
          {description}
        </p>
      )}
      {children}
    </>
  );
}

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
