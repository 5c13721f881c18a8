export { createRealtime } from './create-realtime.ts';
export { gapTopic } from './gap-topic.ts';
export { lazyTopic } from './lazy-topic.ts';
export { offlineRealtime, type Realtime, type RealtimeStatus } from './realtime.ts';
