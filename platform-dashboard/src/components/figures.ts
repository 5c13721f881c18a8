import type { SetFigures } from '@jobharbor/platform/schemas';

const whole = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });

export const formatCount = (value: number): string => whole.format(value);
export const formatShare = (value: number): string => percent.format(value);

/** The share of visits that failed; null where there was none. */
export const failedShare = ({ visits, failed }: Pick<SetFigures, 'visits' | 'failed'>): number | null =>
  visits === 0 ? null : failed / visits;

/** "1 visit", "2 visits". */
export const formatPlural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
