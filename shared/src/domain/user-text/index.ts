export { isolate } from './isolate.ts';
export { UserText } from './user-text.tsx';
