export { localeTag, textTag } from '../contracts/markets/market.ts';
export { createI18n, type Texts } from './create-i18n.ts';
export * from './format.ts';
export { formatDuration } from './format-duration.ts';
export { createTextCache } from './text-cache.ts';
