import type { Topic } from '../contracts/define-topic.ts';

/**
 * Received when events may have been lost. This is on each reconnect, and when a first connection came too late for the
 * server to replay the events since the page was opened. Listeners refetch what the other topics keep up to date.
 */
export const gapTopic: Topic<unknown> = { name: 'gap' };
