import type { Generated, Selectable } from 'kysely';
import type { PixelEventName } from '../../pixels/pixel-port.ts';

interface PixelEventsTable {
  id: string;
  country_key: string;
  name: PixelEventName;
  path: string;
  click_id: string;
  clicked_at: Date;
  user_agent: string;
  created_at: Date;
  attempts: Generated<number>;
  /** When it is due; while it is being sent, the end of the lease. */
  next_at: Date;
}

interface PixelRefusalsTable {
  country_key: string;
  pixel_id: string;
  since: Date;
  status: number;
  answer: string;
}

export type PixelEventRow = Selectable<PixelEventsTable>;

export interface PixelTables {
  pixel_events: PixelEventsTable;
  pixel_refusals: PixelRefusalsTable;
}
