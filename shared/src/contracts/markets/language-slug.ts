import * as z from 'zod/mini';
import { languages } from './market.ts';

/** The language of an address: its first segment. */
export const languageSlug = z.enum(languages.map(({ slug }) => slug));
