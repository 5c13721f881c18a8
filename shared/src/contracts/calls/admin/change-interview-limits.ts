import * as z from 'zod/mini';
import { countryLimitsChange, limitsOfCountry } from '../../applications/country-limits.ts';
import { defineCall } from '../../define-call.ts';
import { countryKey } from '../../primitives/primitives.ts';

/**
 * Sets the limits of interviews in a country, for all processes at once. Who changed what, and why, is recorded. 40009:
 * another admin has changed them meanwhile.
 */
export const changeInterviewLimits = defineCall({
  method: 'PUT',
  path: '/admin/interview-limits/{country}',
  access: 'protected',
  roles: ['admin'],
  summary: 'Set the limits of interviews in a country',
  params: z.object({ country: countryKey }),
  body: countryLimitsChange,
  answer: limitsOfCountry,
  errors: [40001, 40004, 40009],
});
