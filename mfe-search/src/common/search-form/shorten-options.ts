import { formatNumber } from '@jobharbor/shared/i18n';

/** Summary of the selected options: the first, and the number of others; undefined for none. */
export function shortenOptions(
  tag: string,
  [first, ...rest]: readonly { value: string }[],
): string | undefined {
  return first && (rest.length > 0 ? `${first.value} +${formatNumber(tag, rest.length)}` : first.value);
}
