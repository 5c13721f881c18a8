import { listExchangeRates } from '@jobharbor/shared/calls/config/list-exchange-rates';
import { currentRates } from '../../config-lists/index.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';

const cacheSeconds = 600;

export function exchangeRateRoutes(app: App): void {
  serve(app, listExchangeRates, async ({ request, reply }) => {
    cacheFor(request, reply, cacheSeconds);
    const { date, source, unitsPerUsd } = currentRates();
    const rates = Object.entries(unitsPerUsd).map(([currency, units_per_usd]) => ({
      currency,
      units_per_usd,
    }));
    return { date, source, rates };
  });
}
