import { countries } from '@jobharbor/shared/contracts/markets/market';

export const payPeriods = ['hourly', 'daily', 'monthly', 'annually'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Input of the converter; all of it is in the URL. */
export interface Conversion {
  /** As typed. */
  amount: string;
  period: PayPeriod;
  from: string;
  to: string;
}

export const currencies: readonly string[] = [
  ...new Set<string>(countries.map(({ currency }) => currency)),
].sort();

const maxTyped = 30;
const exampleAmount = '2000';

/** Parses the conversion of a URL. Default: from US dollars, or from euros in a country that uses dollars. */
export function readConversion(params: URLSearchParams, home: string): Conversion {
  const currency = (name: string, fallback: string) => {
    const code = params.get(name)?.toUpperCase() ?? '';
    return currencies.includes(code) ? code : fallback;
  };
  const period = params.get('period');
  return {
    amount: (params.get('amount') ?? exampleAmount).slice(0, maxTyped),
    period: payPeriods.find((one) => one === period) ?? 'monthly',
    from: currency('from', home === 'USD' ? 'EUR' : 'USD'),
    to: currency('to', home),
  };
}

export const conversionPath = (conversion: Conversion): string =>
  `/currency-converter?${new URLSearchParams({ ...conversion })}`;
