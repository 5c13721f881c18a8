import { type LogEntry, logEntry } from '@jobharbor/platform/schemas';
import type { BadgeTone } from '@jobharbor/shared/ui';

type Action = LogEntry['action'];

/** Every action of the audit log. */
export const actions: readonly Action[] = logEntry.shape.action.options;

const tones: Partial<Record<Action, BadgeTone>> = {
  promote: 'success',
  'roll-back': 'danger',
  'force-publish': 'danger',
  retire: 'danger',
  refused: 'danger',
  'canary-started': 'attention',
  'canary-changed': 'attention',
  'canary-stopped': 'attention',
  'flag-set': 'attention',
  publish: 'harbour',
};

export const toneOf = (action: Action): BadgeTone => tones[action] ?? 'plain';

/** Label of an action: "canary started". */
export const actionLabel = (action: Action): string => action.replaceAll('-', ' ');
