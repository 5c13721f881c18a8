import type { SetFigures } from '@jobharbor/platform/schemas';

const whole = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });

export const sayCount = (value: number): string => whole.format(value);
export const sayShare = (value: number): string => percent.format(value);

/** The share of visits that failed; null where there was none. */
export const failedShare = ({ visits, failed }: Pick<SetFigures, 'visits' | 'failed'>): number | null =>
  visits === 0 ? null : failed / visits;

/** "1 visit", "2 visits". */
export const sayMany = (count: number, one: string, many = `${one}s`): string =>
  `${sayCount(count)} ${count === 1 ? one : many}`;
