import { generalCodes } from './general-codes.ts';
import { ownCodes } from './own-codes.ts';
import { specificationCodes } from './specification-codes.ts';

/**
 * The error catalogue: codes on the wire and their HTTP status. 1xxxx never leave a browser (no answer arrived). 40xxx
 * are general, 41xxx the specification's, 42xxx our own, 50xxx server errors. Texts are in `locales/<language>.json`
 * under the code. A comment says when to throw an error if its name does not. Codes of the specification that nothing
 * throws are listed with the reason in `api/src/app/unraised-codes.test.ts`.
 */
export const entries = { ...generalCodes, ...specificationCodes, ...ownCodes } as const;
