import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** What a unit of each currency of the markets is worth, with the day of the rates and their source. */
export const listExchangeRates = defineCall({
  method: 'GET',
  path: '/config/exchange-rates',
  access: 'public',
  summary: 'Dated exchange rates of the currencies of the markets',
  answer: z.object({
    date: z.iso.date(),
    /** Host that they come from; null for the table that comes with the program. */
    source: z.nullable(z.string()),
    rates: z.array(z.object({ currency: z.string(), units_per_usd: z.number() })),
  }),
  worldwide: true,
});
