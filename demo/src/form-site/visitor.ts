import type { HeldToken } from '@jobharbor/shared/employer-client';

/** A person who was handed over. */
export interface Visitor extends HeldToken {
  accountId: number;
  name: string;
  countryKey: string;
  /** What forms said, by the keys in addresses. */
  notices: Map<string, string>;
  /** Milliseconds since 1970 of the last request. */
  seenAt: number;
}
