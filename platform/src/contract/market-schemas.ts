import * as z from 'zod/mini';

/** What a country or language lacks before it can be opened. */
const marketGap = z.object({
  part: z.enum(['texts', 'formats', 'legal', 'mail', 'phone', 'lists']),
  /** What is missing, as a sentence. */
  lacks: z.string(),
  /** File of the project that mends it. */
  mend: z.string(),
});
export type MarketGap = z.infer<typeof marketGap>;
export type MarketPart = MarketGap['part'];

/** A country or language with what it lacks. */
const marketReadiness = z.object({
  kind: z.enum(['country', 'language']),
  /** Country key or BCP 47 tag. */
  key: z.string(),
  is_open: z.boolean(),
  gaps: z.array(marketGap),
});
export type MarketReadiness = z.infer<typeof marketReadiness>;

export const marketList = z.object({ markets: z.array(marketReadiness) });
