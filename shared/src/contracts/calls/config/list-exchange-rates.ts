import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** Exchange rates of the markets' currencies, with their date and source. */
export const listExchangeRates = defineCall({
  method: 'GET',
  path: '/config/exchange-rates',
  access: 'public',
  summary: 'Dated exchange rates of the currencies of the markets',
  answer: z.object({
    date: z.iso.date(),
    /** Host of the source; null for the table bundled with the program. */
    source: z.nullable(z.string()),
    rates: z.array(z.object({ currency: z.string(), units_per_usd: z.number() })),
  }),
  worldwide: true,
});
