import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from './list-bar.tsx';

/** Builds the filter of a list: all, then each of `names` with its count. Undefined if the API sends no counts. */
export function useShowFilter() {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const option = (value: string, name: string, count: number) => ({
    value,
    label: t('show.option', { name, number: formatNumber(tag, count) }),
  });
  return <Show extends string>(
    show: Show | undefined,
    names: Readonly<Record<Show, string>>,
    counts: Readonly<Record<Show, number>> | undefined,
    onChange: (show: string) => void,
  ): ListFilter | undefined => {
    if (counts === undefined) return undefined;
    const shows = Object.keys(names) as Show[];
    const all = shows.reduce((sum, name) => sum + counts[name], 0);
    return {
      value: show ?? '',
      onChange,
      isEmpty: show !== undefined && counts[show] === 0 && all > 0,
      options: [
        option('', t('show.all'), all),
        ...shows.map((name) => option(name, names[name], counts[name])),
      ],
    };
  };
}
